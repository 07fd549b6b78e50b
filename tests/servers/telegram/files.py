"""Files: uploads with their bytes, ids for using them again, and Telegram's rules for photos."""

import mimetypes
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from tests.servers.telegram.refusals import bad, wrong
from tests.servers.telegram.values import File, MediaKind

LARGEST_PHOTO = 10 * 2**20
LARGEST_UPLOAD = 50 * 2**20
LARGEST_DOWNLOAD = 20 * 2**20
LARGEST_SIDES = 10_000
LARGEST_RATIO = 20
PREFIXES: dict[MediaKind, str] = {"photo": "AgACAgIAAxkD", "animation": "CgACAgIAAxkD", "document": "BQACAgIAAxkD"}
SUFFIXES: dict[MediaKind, str] = {"photo": "photos", "animation": "animations", "document": "documents"}


@dataclass(frozen=True, slots=True)
class Upload:
    name: str
    mime: str
    data: bytes = field(repr=False)


@dataclass
class Files:
    """Every file ever uploaded, by its id and by the path that getFile returns."""

    by_id: dict[str, File] = field(default_factory=dict)
    by_path: dict[str, File] = field(default_factory=dict)

    def keep(self, upload: Upload, kind: MediaKind) -> File:
        if not upload.data:
            raise wrong("file must be non-empty", upload.name)
        if len(upload.data) > LARGEST_UPLOAD:
            raise wrong("file is too big", f"{len(upload.data)} bytes")
        if kind == "photo":
            width, height = _photo(upload.data)
        else:
            width, height = _size(upload.data) or (0, 0)
        number = len(self.by_id).to_bytes(4, "big")
        tail = urlsafe_b64encode(sha256(b"cairn" + number).digest() + number).decode().rstrip("=")
        mime = upload.mime or mimetypes.guess_type(upload.name)[0] or "application/octet-stream"
        unique = f"AQAD{sha256(upload.data).hexdigest()[:12]}"
        file = File(f"{PREFIXES[kind]}{tail}", unique, kind, upload.data, upload.name, mime, width, height)
        self.by_id[file.id] = file
        if kind == "photo":
            self.by_id[thumbnail_id(file)] = file
        return file

    def find(self, id: str, kind: MediaKind) -> File:
        """A file that is sent again by its id."""
        file = self.by_id.get(id)
        if file is None:
            raise wrong("wrong remote file identifier specified: can't unserialize it", f"{id!r} was never issued")
        if file.kind != kind:
            raise wrong(f"can't use file of type {file.kind.capitalize()} as {kind.capitalize()}")
        return file

    def path(self, id: str) -> tuple[File, str]:
        """The file and the path for downloading it."""
        file = self.by_id.get(id)
        if file is None:
            raise wrong("invalid file_id", id)
        if len(file.data) > LARGEST_DOWNLOAD:
            raise bad("file is too big")
        number = list(self.by_id).index(file.id)
        suffix = mimetypes.guess_extension(file.mime) or ".bin"
        path = f"{SUFFIXES[file.kind]}/file_{number}{'.jpg' if file.kind == 'photo' else suffix}"
        self.by_path[path] = file
        return file, path


def thumbnail_id(file: File) -> str:
    """A photo has several sizes, each with its own id."""
    return f"{file.id[:-2]}Ag"


def is_animation(upload: Upload) -> bool:
    """Whether Telegram treats a document as an animation, whatever the bot calls it."""
    return upload.mime == "image/gif" or upload.name.lower().endswith(".gif")


def _size(data: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(BytesIO(data)) as image:
            return image.size
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError, Image.DecompressionBombWarning):
        return None


def _photo(data: bytes) -> tuple[int, int]:
    if len(data) > LARGEST_PHOTO:
        text = f"file of size {len(data)} bytes is too big for a photo"
        raise wrong(f"{text}; the maximum size is {LARGEST_PHOTO} bytes")
    size = _size(data)
    if size is None:
        raise wrong("IMAGE_PROCESS_FAILED", "this is not a picture")
    width, height = size
    if width + height > LARGEST_SIDES or max(size) > LARGEST_RATIO * min(size):
        raise wrong("PHOTO_INVALID_DIMENSIONS", f"{width} × {height}")
    return size
