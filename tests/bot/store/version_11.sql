BEGIN TRANSACTION;
CREATE TABLE actions (
	"match" TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY ("match", ply), 
	CONSTRAINT fk_actions_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "actions" VALUES('vsfahetb',0,1,'B@e1',1000000.0);
INSERT INTO "actions" VALUES('vsfahetb',1,0,'B@a4',1000000.0);
INSERT INTO "actions" VALUES('vsfahetb',2,1,'O^@c3',1000000.0);
INSERT INTO "actions" VALUES('vsfahetb',3,0,'swap',1000000.0);
INSERT INTO "actions" VALUES('vsfahetb',4,0,'/resign',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',0,0,'R5@1',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',1,0,'draw clan',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',2,1,'B8@6',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',3,1,'draw clan',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',4,0,'B6@5',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',5,0,'draw tactics',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',6,1,'P8@4',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',7,1,'draw clan',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',8,0,'R8@3',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',9,0,'draw tactics',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',10,1,'P7@7',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',11,1,'draw tactics',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',12,0,'Y6@8',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',13,0,'draw tactics',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',14,1,'Y7@1',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',15,1,'draw tactics',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',16,0,'G7@6',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',17,0,'draw tactics',1000000.0);
INSERT INTO "actions" VALUES('xhasn9xz',18,0,'/offer undo',1000000.0);
INSERT INTO "actions" VALUES('95e64ext',0,1,'O@d3',2000000.0);
INSERT INTO "actions" VALUES('vvq4nwb9',0,0,'B0@5',2000000.0);
INSERT INTO "actions" VALUES('vvq4nwb9',1,1,'R0@2',2000000.0);
INSERT INTO "actions" VALUES('vvq4nwb9',2,0,'B2@5',2000000.0);
INSERT INTO "actions" VALUES('vvq4nwb9',3,1,'Y1@6',2000000.0);
INSERT INTO "actions" VALUES('vvq4nwb9',4,0,'R7@1',2000000.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE blocks (
	player INTEGER NOT NULL, 
	blocked INTEGER NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (player, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES players (id), 
	CONSTRAINT fk_blocks_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE identities (
	platform TEXT NOT NULL, 
	account TEXT NOT NULL, 
	player INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	reachable BOOLEAN NOT NULL, handle TEXT, 
	CONSTRAINT pk_identities PRIMARY KEY (platform, account), 
	CONSTRAINT fk_identities_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "identities" VALUES('notebook','bob',1,'Bob','en',1,NULL);
INSERT INTO "identities" VALUES('notebook','ann',2,'Ann','en',1,NULL);
INSERT INTO "identities" VALUES('notebook','cid',3,'Cid','en',1,NULL);
INSERT INTO "identities" VALUES('telegram','anna',2,'Anna','uk',1,NULL);
INSERT INTO "identities" VALUES('notebook','dora',4,'Dora','en',1,NULL);
INSERT INTO "identities" VALUES('notebook','emil',5,'Emil','en',1,NULL);
CREATE TABLE link_codes (
	player INTEGER NOT NULL, 
	digest BLOB NOT NULL, 
	expires FLOAT NOT NULL, 
	used BOOLEAN NOT NULL, 
	CONSTRAINT pk_link_codes PRIMARY KEY (player), 
	CONSTRAINT fk_link_codes_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT uq_link_codes_digest UNIQUE (digest)
);
INSERT INTO "link_codes" VALUES(2,X'6005BC444F2B2079F08816F9C3992B8338508B9A0161A1DFA6B5673B69455536',1000600.0,1);
CREATE TABLE link_tries (
	id INTEGER NOT NULL, 
	platform TEXT NOT NULL, 
	account TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_link_tries PRIMARY KEY (id), 
	CONSTRAINT fk_link_tries_platform_account FOREIGN KEY(platform, account) REFERENCES identities (platform, account)
);
CREATE TABLE matches (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	pace TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	challenger INTEGER NOT NULL, 
	rematch_of TEXT, 
	expires FLOAT, 
	started FLOAT, 
	deadline FLOAT, 
	ended FLOAT, 
	ending TEXT, host INTEGER, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_rematch_of FOREIGN KEY(rematch_of) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES('vsfahetb','totemo',1,'{"hands": "closed", "board": "5x5"}','three-days',X'0442027AAF1FA95B7F86589578DF43E4',0,NULL,NULL,1000000.0,NULL,1000000.0,'resigned',NULL);
INSERT INTO "matches" VALUES('xhasn9xz','schotten-totten',1,'{"tactics": "on", "expert": "off", "rounds": "1"}','three-days',X'9E656ACF0641169A0B59F4E629439F25',0,NULL,NULL,1000000.0,1259200.0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('brwqg5fm','heave-ho',1,'{"teams": "fair"}','week',X'BC17BBE948A75834C18373F70431728D',0,NULL,1086400.0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('gvatk2re','schotten-totten-2',1,'{"tactics": "off", "match": "single", "colour-run": "sum"}','three-days',X'4C0A29D3D0E3F8C881160CABE56B11A0',0,NULL,NULL,1000000.0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('95e64ext','totemo',1,'{"hands": "closed", "board": "5x5"}','three-days',X'58B2E1C3C699100FEC48D03857F43485',0,NULL,NULL,2000000.0,NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('vvq4nwb9','schotten-totten-2',1,'{"tactics": "off", "match": "single", "colour-run": "sum"}','day',X'17974B99E36A39F6C6F9AD28E68CD054',0,NULL,NULL,2000000.0,2086400.0,NULL,NULL,0);
INSERT INTO "matches" VALUES('kdgdtzkf','totemo',1,'{"hands": "closed", "board": "5x5"}','three-days',X'5D770D35EC26886C95B2A1EACF093A35',0,NULL,2086400.0,NULL,NULL,NULL,NULL,0);
CREATE TABLE notes (
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (name)
);
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	platform TEXT NOT NULL, 
	address TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	params JSON NOT NULL, 
	wanted INTEGER NOT NULL, 
	shown INTEGER NOT NULL, 
	message TEXT, 
	tries INTEGER NOT NULL, 
	due FLOAT NOT NULL, refused BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT uq_outbox_platform_address_match_kind UNIQUE (platform, address, "match", kind)
);
INSERT INTO "outbox" VALUES(1,'notebook','hall','vsfahetb','challenge','{}',2,2,'1-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(2,'notebook','hall','vsfahetb','table','{}',1,1,NULL,0,1000000.0,0);
INSERT INTO "outbox" VALUES(3,'notebook','hall','vsfahetb','board','{}',6,6,'3-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(4,'notebook','hall','vsfahetb','turn','{}',6,6,NULL,0,1000000.0,0);
INSERT INTO "outbox" VALUES(5,'notebook','@ann','vsfahetb','hand-0','{}',6,6,'5-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(6,'notebook','@bob','vsfahetb','hand-1','{}',6,6,'6-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(7,'notebook','hall','vsfahetb','over','{}',1,1,'7-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(8,'notebook','hall','xhasn9xz','challenge','{}',2,2,'8-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(9,'notebook','hall','xhasn9xz','table','{}',1,1,NULL,0,1000000.0,0);
INSERT INTO "outbox" VALUES(10,'notebook','hall','xhasn9xz','board','{}',19,19,'10-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(11,'notebook','hall','xhasn9xz','turn','{}',10,10,'11-2',0,1000000.0,0);
INSERT INTO "outbox" VALUES(12,'notebook','@ann','xhasn9xz','hand-0','{}',15,15,'12-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(13,'notebook','@bob','xhasn9xz','hand-1','{}',15,15,'13-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(14,'notebook','hall','xhasn9xz','offer','{}',1,1,'14-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(15,'notebook','hall','brwqg5fm','challenge','{}',1,1,'15-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(16,'notebook','hall','gvatk2re','challenge','{}',1,1,'16-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(17,'notebook','hall','gvatk2re','table','{}',1,1,NULL,0,1000000.0,0);
INSERT INTO "outbox" VALUES(18,'notebook','hall','gvatk2re','board','{}',1,1,'18-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(19,'notebook','hall','gvatk2re','turn','{}',1,1,NULL,0,1000000.0,0);
INSERT INTO "outbox" VALUES(20,'notebook','@bob','gvatk2re','hand-0','{}',1,1,'20-1',0,1000000.0,0);
INSERT INTO "outbox" VALUES(21,'notebook','@dora','95e64ext','challenge','{}',1,1,'21-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(22,'notebook','@dora','95e64ext','table','{}',1,1,NULL,0,2000000.0,0);
INSERT INTO "outbox" VALUES(23,'notebook','@dora','95e64ext','board','{}',2,2,'23-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(24,'notebook','@dora','95e64ext','turn','{}',2,2,NULL,0,2000000.0,0);
INSERT INTO "outbox" VALUES(25,'notebook','@dora','95e64ext','hand-0','{}',2,2,'25-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(26,'computer','95e64ext','95e64ext','move-1','{}',1,1,NULL,0,2000000.0,0);
INSERT INTO "outbox" VALUES(27,'notebook','hall','vvq4nwb9','challenge','{}',2,2,'27-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(28,'notebook','hall','vvq4nwb9','table','{}',1,1,NULL,0,2000000.0,0);
INSERT INTO "outbox" VALUES(29,'notebook','hall','vvq4nwb9','board','{}',6,6,'29-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(30,'notebook','hall','vvq4nwb9','turn','{}',6,6,'30-2',0,2000000.0,0);
INSERT INTO "outbox" VALUES(31,'notebook','@dora','vvq4nwb9','hand-0','{}',6,6,'31-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(32,'notebook','@emil','vvq4nwb9','hand-1','{}',6,6,'32-1',0,2000000.0,0);
INSERT INTO "outbox" VALUES(33,'telegram','-100','kdgdtzkf','challenge','{}',1,1,'33-1',0,2000000.0,0);
CREATE TABLE players (
	id INTEGER NOT NULL, 
	language TEXT, 
	confirm BOOLEAN NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES(1,NULL,0);
INSERT INTO "players" VALUES(2,NULL,0);
INSERT INTO "players" VALUES(3,NULL,0);
INSERT INTO "players" VALUES(4,NULL,0);
INSERT INTO "players" VALUES(5,NULL,0);
CREATE TABLE room_messages (
	number INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	author TEXT, 
	at FLOAT NOT NULL, 
	body JSON NOT NULL, 
	CONSTRAINT pk_room_messages PRIMARY KEY (number), 
	CONSTRAINT uq_room_messages_id UNIQUE (id)
);
INSERT INTO "room_messages" VALUES(1,'m1','lobby','a1',1000000.0,'{"text": "hello"}');
CREATE TABLE room_people (
	account TEXT NOT NULL, 
	name TEXT NOT NULL, 
	folded TEXT NOT NULL, 
	"key" BLOB NOT NULL, standing TEXT, 
	CONSTRAINT pk_room_people PRIMARY KEY (account), 
	CONSTRAINT uq_room_people_folded UNIQUE (folded)
);
INSERT INTO "room_people" VALUES('a1','Ann','ann',X'00',NULL);
CREATE TABLE room_pictures (
	digest TEXT NOT NULL, 
	type TEXT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_room_pictures PRIMARY KEY (digest)
);
CREATE TABLE room_shown (
	digest TEXT NOT NULL, 
	message TEXT NOT NULL, 
	channel TEXT NOT NULL, 
	until FLOAT, 
	CONSTRAINT pk_room_shown PRIMARY KEY (digest, message)
);
CREATE TABLE seats (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	platform TEXT, 
	account TEXT, 
	computer TEXT, 
	taken BOOLEAN NOT NULL, handle TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT ck_seats_one_sitter CHECK (computer IS NULL OR account IS NULL), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_seats_platform_account FOREIGN KEY(platform, account) REFERENCES identities (platform, account)
);
INSERT INTO "seats" VALUES('vsfahetb',0,'notebook','ann',NULL,1,NULL);
INSERT INTO "seats" VALUES('vsfahetb',1,'notebook','bob',NULL,1,NULL);
INSERT INTO "seats" VALUES('xhasn9xz',0,'notebook','ann',NULL,1,NULL);
INSERT INTO "seats" VALUES('xhasn9xz',1,'notebook','bob',NULL,1,NULL);
INSERT INTO "seats" VALUES('brwqg5fm',0,'notebook','ann',NULL,1,NULL);
INSERT INTO "seats" VALUES('brwqg5fm',1,'notebook','cid',NULL,0,NULL);
INSERT INTO "seats" VALUES('gvatk2re',0,'notebook','bob',NULL,1,NULL);
INSERT INTO "seats" VALUES('gvatk2re',1,NULL,NULL,'steady',1,NULL);
INSERT INTO "seats" VALUES('95e64ext',0,'notebook','dora',NULL,1,NULL);
INSERT INTO "seats" VALUES('95e64ext',1,NULL,NULL,'steady',1,NULL);
INSERT INTO "seats" VALUES('vvq4nwb9',0,'notebook','dora',NULL,1,NULL);
INSERT INTO "seats" VALUES('vvq4nwb9',1,'notebook','emil',NULL,1,NULL);
INSERT INTO "seats" VALUES('kdgdtzkf',0,'telegram','anna',NULL,1,NULL);
INSERT INTO "seats" VALUES('kdgdtzkf',1,'telegram',NULL,NULL,0,'newcomer');
CREATE TABLE tables (
	"match" TEXT NOT NULL, 
	platform TEXT NOT NULL, 
	address TEXT NOT NULL, 
	language TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY ("match", platform, address), 
	CONSTRAINT fk_tables_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "tables" VALUES('vsfahetb','notebook','hall','en');
INSERT INTO "tables" VALUES('xhasn9xz','notebook','hall','en');
INSERT INTO "tables" VALUES('brwqg5fm','notebook','hall','en');
INSERT INTO "tables" VALUES('gvatk2re','notebook','hall','en');
INSERT INTO "tables" VALUES('95e64ext','notebook','@dora','en');
INSERT INTO "tables" VALUES('vvq4nwb9','notebook','hall','en');
INSERT INTO "tables" VALUES('kdgdtzkf','telegram','-100','uk');
CREATE INDEX ix_matches_deadline ON matches (deadline) WHERE ended IS NULL;
CREATE INDEX ix_matches_expires ON matches (expires) WHERE ended IS NULL;
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_room_messages_channel ON room_messages (channel, number);
CREATE INDEX ix_identities_player ON identities (player);
CREATE INDEX ix_outbox_waiting ON outbox (platform, address, due) WHERE wanted > shown;
CREATE INDEX ix_outbox_match ON outbox ("match");
CREATE INDEX ix_tables_address ON tables (platform, address);
CREATE INDEX ix_seats_account ON seats (platform, account);
CREATE INDEX ix_identities_handle ON identities (platform, handle);
CREATE INDEX ix_link_tries_at ON link_tries (at);
CREATE INDEX ix_room_shown_message ON room_shown (message);
CREATE INDEX ix_room_shown_until ON room_shown (until) WHERE until IS NOT NULL;
CREATE INDEX ix_outbox_refused ON outbox (platform, address) WHERE refused;
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_room_people_key ON room_people ("key");
CREATE INDEX ix_outbox_message ON outbox (message, address, platform);
COMMIT;
