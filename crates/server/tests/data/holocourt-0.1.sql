-- A database of version 0.1, in which the result of a finished game was a sentence: a game for each way of ending.
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'first','2026-11-18 13:58:49',1,X'E784A0A695F2D1926EA728097EEE7764DB009F25CA48547A668591D29DECC47C4343176E7E7BCB8B3D79E97132680629',4052445);
CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    from_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    to_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    options TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    room TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
    person_id TEXT NOT NULL REFERENCES people (id),
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
INSERT INTO "events" VALUES('0Geb7cQF6pPY',1,1795010333287,'{"at":1795010333287,"change":{"is":"opened","version":1,"rules":"1","id":"0Geb7cQF6pPY","terms":{"game":"king-and-courtesan:3","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',2,1795010333287,'{"at":1795010333287,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',3,1795010333294,'{"at":1795010333294,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',4,1795010333294,'{"at":1795010333294,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',5,1795010333302,'{"at":1795010333302,"change":{"is":"moved","by":1,"ply":0,"id":"m9","text":"b1-b2"}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',6,1795010333310,'{"at":1795010333310,"change":{"is":"moved","by":2,"ply":1,"id":"m10","text":"c2-b1"}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',7,1795010333320,'{"at":1795010333320,"change":{"is":"moved","by":1,"ply":2,"id":"m11","text":"a1=b2"}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',8,1795010333332,'{"at":1795010333332,"change":{"is":"moved","by":2,"ply":3,"id":"m12","text":"b1xa2"}}');
INSERT INTO "events" VALUES('0Geb7cQF6pPY',9,1795010333338,'{"at":1795010333338,"change":{"is":"moved","by":1,"ply":4,"id":"m13","text":"b2xc3"}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',1,1795010334706,'{"at":1795010334706,"change":{"is":"opened","version":1,"rules":"1","id":"29EeNrP2l7Bd","terms":{"game":"courtier","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',2,1795010334706,'{"at":1795010334706,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',3,1795010334710,'{"at":1795010334710,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',4,1795010334710,'{"at":1795010334710,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',5,1795010334716,'{"at":1795010334716,"change":{"is":"moved","by":1,"ply":0,"id":"m47","text":"a1-b1"}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',6,1795010334719,'{"at":1795010334719,"change":{"is":"offered","by":1,"what":"draw"}}');
INSERT INTO "events" VALUES('29EeNrP2l7Bd',7,1795010334727,'{"at":1795010334727,"change":{"is":"drawAgreed"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',1,1795010335387,'{"at":1795010335387,"change":{"is":"opened","version":1,"rules":"1","id":"7q5lYfFQyzJc","terms":{"game":"holochess","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',2,1795010335387,'{"at":1795010335387,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',3,1795010335387,'{"at":1795010335387,"change":{"is":"sealed","secret":"8443f75761026f8e529928221697ae7aa88bcb54830840bf51228712ce5bb32d"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',4,1795010335393,'{"at":1795010335393,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',5,1795010335393,'{"at":1795010335393,"change":{"is":"began","first":1,"salts":["1dbe79f3e0fa2fe3","4b28a39fe20b67c1"]}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',6,1795010335396,'{"at":1795010335396,"change":{"is":"setUp","by":1,"setup":"=SGNM"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',7,1795010335399,'{"at":1795010335399,"change":{"is":"setUp","by":2,"setup":"=OHKL"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',8,1795010335409,'{"at":1795010335409,"change":{"is":"moved","by":1,"ply":0,"id":"m48","text":"a3-b4"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',9,1795010335424,'{"at":1795010335424,"change":{"is":"moved","by":1,"ply":1,"id":"m49","text":"a2-b3"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',10,1795010335436,'{"at":1795010335436,"change":{"is":"moved","by":2,"ply":2,"id":"m50","text":"a9-b9"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',11,1795010335449,'{"at":1795010335449,"change":{"is":"moved","by":2,"ply":3,"id":"m51","text":"a10-c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',12,1795010335464,'{"at":1795010335464,"change":{"is":"moved","by":1,"ply":4,"id":"m52","text":"b3*c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',13,1795010335464,'{"at":1795010335464,"change":{"is":"rolled","text":"r5"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',14,1795010335477,'{"at":1795010335477,"change":{"is":"moved","by":1,"ply":6,"id":"m53","text":">b2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',15,1795010335485,'{"at":1795010335485,"change":{"is":"moved","by":1,"ply":7,"id":"m54","text":"b3*b2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',16,1795010335485,'{"at":1795010335485,"change":{"is":"rolled","text":"r1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',17,1795010335498,'{"at":1795010335498,"change":{"is":"moved","by":2,"ply":9,"id":"m55","text":"b2-b8"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',18,1795010335509,'{"at":1795010335509,"change":{"is":"moved","by":2,"ply":10,"id":"m56","text":"b8-c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',19,1795010336536,'{"at":1795010336536,"change":{"is":"moved","by":1,"ply":11,"id":"m57","text":"b4*c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',20,1795010336536,'{"at":1795010336536,"change":{"is":"rolled","text":"r6"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',21,1795010336571,'{"at":1795010336571,"change":{"is":"moved","by":1,"ply":13,"id":"m58","text":"a5-b7"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',22,1795010336590,'{"at":1795010336590,"change":{"is":"moved","by":2,"ply":14,"id":"m59","text":"a8-b10"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',23,1795010336606,'{"at":1795010336606,"change":{"is":"moved","by":2,"ply":15,"id":"m60","text":"b10-a8"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',24,1795010336628,'{"at":1795010336628,"change":{"is":"moved","by":1,"ply":16,"id":"m61","text":"b4-a5"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',25,1795010336708,'{"at":1795010336708,"change":{"is":"moved","by":1,"ply":17,"id":"m62","text":"b7-a1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',26,1795010336732,'{"at":1795010336732,"change":{"is":"moved","by":2,"ply":18,"id":"m63","text":"b9-a9"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',27,1795010336773,'{"at":1795010336773,"change":{"is":"moved","by":2,"ply":19,"id":"m64","text":"a8-b2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',28,1795010336799,'{"at":1795010336799,"change":{"is":"moved","by":1,"ply":20,"id":"m65","text":"a5-c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',29,1795010336815,'{"at":1795010336815,"change":{"is":"moved","by":1,"ply":21,"id":"m66","text":"c*b2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',30,1795010336815,'{"at":1795010336815,"change":{"is":"rolled","text":"r1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',31,1795010336840,'{"at":1795010336840,"change":{"is":"moved","by":2,"ply":23,"id":"m67","text":"b2-c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',32,1795010337872,'{"at":1795010337872,"change":{"is":"moved","by":2,"ply":24,"id":"m68","text":"c-b6"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',33,1795010337905,'{"at":1795010337905,"change":{"is":"moved","by":1,"ply":25,"id":"m69","text":"a4-a3"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',34,1795010337924,'{"at":1795010337924,"change":{"is":"moved","by":1,"ply":26,"id":"m70","text":"a1-c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',35,1795010337957,'{"at":1795010337957,"change":{"is":"moved","by":2,"ply":27,"id":"m71","text":"b6*c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',36,1795010337957,'{"at":1795010337957,"change":{"is":"rolled","text":"r6"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',37,1795010337973,'{"at":1795010337973,"change":{"is":"moved","by":2,"ply":29,"id":"m72","text":"b6-b7"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',38,1795010337982,'{"at":1795010337982,"change":{"is":"moved","by":1,"ply":30,"id":"m73","text":"a3-b3"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',39,1795010337996,'{"at":1795010337996,"change":{"is":"moved","by":1,"ply":31,"id":"m74","text":"b3-a3"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',40,1795010338005,'{"at":1795010338005,"change":{"is":"moved","by":2,"ply":32,"id":"m75","text":"a9-b9"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',41,1795010338020,'{"at":1795010338020,"change":{"is":"moved","by":2,"ply":33,"id":"m76","text":"b7-a5"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',42,1795010338029,'{"at":1795010338029,"change":{"is":"moved","by":1,"ply":34,"id":"m77","text":"a3-a2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',43,1795010339041,'{"at":1795010339041,"change":{"is":"moved","by":1,"ply":35,"id":"m78","text":"a2-a1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',44,1795010339055,'{"at":1795010339055,"change":{"is":"moved","by":2,"ply":36,"id":"m79","text":"a5-b3"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',45,1795010339073,'{"at":1795010339073,"change":{"is":"moved","by":2,"ply":37,"id":"m80","text":"b9-a9"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',46,1795010339083,'{"at":1795010339083,"change":{"is":"moved","by":1,"ply":38,"id":"m81","text":"a1-a12"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',47,1795010339092,'{"at":1795010339092,"change":{"is":"moved","by":1,"ply":39,"id":"m82","text":"a12*a11"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',48,1795010339092,'{"at":1795010339092,"change":{"is":"rolled","text":"r2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',49,1795010339102,'{"at":1795010339102,"change":{"is":"moved","by":2,"ply":41,"id":"m83","text":">a1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',50,1795010339116,'{"at":1795010339116,"change":{"is":"moved","by":2,"ply":42,"id":"m84","text":"a9-a8"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',51,1795010339132,'{"at":1795010339132,"change":{"is":"moved","by":2,"ply":43,"id":"m85","text":"b3-c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',52,1795010339152,'{"at":1795010339152,"change":{"is":"moved","by":1,"ply":44,"id":"m86","text":"a1-b1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',53,1795010340200,'{"at":1795010340200,"change":{"is":"moved","by":1,"ply":45,"id":"m87","text":"b1*c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',54,1795010340200,'{"at":1795010340200,"change":{"is":"rolled","text":"r3"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',55,1795010340218,'{"at":1795010340218,"change":{"is":"moved","by":2,"ply":47,"id":"m88","text":">a1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',56,1795010340227,'{"at":1795010340227,"change":{"is":"moved","by":2,"ply":48,"id":"m89","text":"c-b10"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',57,1795010340236,'{"at":1795010340236,"change":{"is":"moved","by":2,"ply":49,"id":"m90","text":"a8-a7"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',58,1795010340245,'{"at":1795010340245,"change":{"is":"moved","by":1,"ply":50,"id":"m91","text":"a1-b1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',59,1795010340254,'{"at":1795010340254,"change":{"is":"moved","by":1,"ply":51,"id":"m92","text":"b1-b2"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',60,1795010340262,'{"at":1795010340262,"change":{"is":"moved","by":2,"ply":52,"id":"m93","text":"a7-a8"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',61,1795010340272,'{"at":1795010340272,"change":{"is":"moved","by":2,"ply":53,"id":"m94","text":"b10-b1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',62,1795010340281,'{"at":1795010340281,"change":{"is":"moved","by":1,"ply":54,"id":"m95","text":"b2*b1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',63,1795010340281,'{"at":1795010340281,"change":{"is":"rolled","text":"r4"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',64,1795010340293,'{"at":1795010340293,"change":{"is":"moved","by":2,"ply":56,"id":"m96","text":">c"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',65,1795010341308,'{"at":1795010341308,"change":{"is":"moved","by":1,"ply":57,"id":"m97","text":"c*b1"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',66,1795010341308,'{"at":1795010341308,"change":{"is":"rolled","text":"r6"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',67,1795010341323,'{"at":1795010341323,"change":{"is":"moved","by":2,"ply":59,"id":"m98","text":"a11-a9"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',68,1795010341336,'{"at":1795010341336,"change":{"is":"moved","by":2,"ply":60,"id":"m99","text":"a8-b8"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',69,1795010341346,'{"at":1795010341346,"change":{"is":"moved","by":1,"ply":61,"id":"m100","text":"c*b8"}}');
INSERT INTO "events" VALUES('7q5lYfFQyzJc',70,1795010341346,'{"at":1795010341346,"change":{"is":"rolled","text":"r1"}}');
INSERT INTO "events" VALUES('AYKMY3mCzlK0',1,1795010333263,'{"at":1795010333263,"change":{"is":"opened","version":1,"rules":"1","id":"AYKMY3mCzlK0","terms":{"game":"dejarik","position":"P3PP2pp2/2p9/1 1 0","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('AYKMY3mCzlK0',2,1795010333263,'{"at":1795010333263,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('AYKMY3mCzlK0',3,1795010333269,'{"at":1795010333269,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('AYKMY3mCzlK0',4,1795010333269,'{"at":1795010333269,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('AYKMY3mCzlK0',5,1795010333276,'{"at":1795010333276,"change":{"is":"moved","by":1,"ply":0,"id":"m8","text":"a1-b2"}}');
INSERT INTO "events" VALUES('JbrIgOOWuIL0',1,1795010333069,'{"at":1795010333069,"change":{"is":"opened","version":1,"rules":"1","id":"JbrIgOOWuIL0","terms":{"game":"courtier","position":"K2Gk7/5G6/1 1 0","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('JbrIgOOWuIL0',2,1795010333069,'{"at":1795010333069,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('JbrIgOOWuIL0',3,1795010333073,'{"at":1795010333073,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('JbrIgOOWuIL0',4,1795010333073,'{"at":1795010333073,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('JbrIgOOWuIL0',5,1795010333079,'{"at":1795010333079,"change":{"is":"moved","by":1,"ply":0,"id":"m1","text":"b6-a6"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',1,1795010333527,'{"at":1795010333527,"change":{"is":"opened","version":1,"rules":"1","id":"VRQbMSI6eVJ2","terms":{"game":"courtier","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',2,1795010333527,'{"at":1795010333527,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',3,1795010333534,'{"at":1795010333534,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',4,1795010333534,'{"at":1795010333534,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',5,1795010333545,'{"at":1795010333545,"change":{"is":"moved","by":1,"ply":0,"id":"m29","text":"a1-b1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',6,1795010333550,'{"at":1795010333550,"change":{"is":"moved","by":2,"ply":1,"id":"m30","text":"a7-b7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',7,1795010333555,'{"at":1795010333555,"change":{"is":"moved","by":1,"ply":2,"id":"m31","text":"b1-a1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',8,1795010333561,'{"at":1795010333561,"change":{"is":"moved","by":2,"ply":3,"id":"m32","text":"b7-a7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',9,1795010333567,'{"at":1795010333567,"change":{"is":"moved","by":1,"ply":4,"id":"m33","text":"a1-b1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',10,1795010333572,'{"at":1795010333572,"change":{"is":"moved","by":2,"ply":5,"id":"m34","text":"a7-b7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',11,1795010333577,'{"at":1795010333577,"change":{"is":"moved","by":1,"ply":6,"id":"m35","text":"b1-a1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',12,1795010333584,'{"at":1795010333584,"change":{"is":"moved","by":2,"ply":7,"id":"m36","text":"b7-a7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',13,1795010333589,'{"at":1795010333589,"change":{"is":"moved","by":1,"ply":8,"id":"m37","text":"a1-b1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',14,1795010333597,'{"at":1795010333597,"change":{"is":"moved","by":2,"ply":9,"id":"m38","text":"a7-b7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',15,1795010333605,'{"at":1795010333605,"change":{"is":"moved","by":1,"ply":10,"id":"m39","text":"b1-a1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',16,1795010333612,'{"at":1795010333612,"change":{"is":"moved","by":2,"ply":11,"id":"m40","text":"b7-a7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',17,1795010333621,'{"at":1795010333621,"change":{"is":"moved","by":1,"ply":12,"id":"m41","text":"a1-b1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',18,1795010333628,'{"at":1795010333628,"change":{"is":"moved","by":2,"ply":13,"id":"m42","text":"a7-b7"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',19,1795010333641,'{"at":1795010333641,"change":{"is":"moved","by":1,"ply":14,"id":"m43","text":"b1-a1"}}');
INSERT INTO "events" VALUES('VRQbMSI6eVJ2',20,1795010333652,'{"at":1795010333652,"change":{"is":"moved","by":2,"ply":15,"id":"m44","text":"b7-a7"}}');
INSERT INTO "events" VALUES('WGVSTrP5CYvl',1,1795010333350,'{"at":1795010333350,"change":{"is":"opened","version":1,"rules":"1","id":"WGVSTrP5CYvl","terms":{"game":"king-and-courtesan","position":"6/4K1/6/6/6/2k3 1","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('WGVSTrP5CYvl',2,1795010333350,'{"at":1795010333350,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('WGVSTrP5CYvl',3,1795010333355,'{"at":1795010333355,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('WGVSTrP5CYvl',4,1795010333355,'{"at":1795010333355,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('WGVSTrP5CYvl',5,1795010333364,'{"at":1795010333364,"change":{"is":"moved","by":1,"ply":0,"id":"m14","text":"e5-f6"}}');
INSERT INTO "events" VALUES('XiPUyTKr8ZME',1,1795010335360,'{"at":1795010335360,"change":{"is":"opened","version":1,"rules":"1","id":"XiPUyTKr8ZME","terms":{"game":"courtier","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('XiPUyTKr8ZME',2,1795010335360,'{"at":1795010335360,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('XiPUyTKr8ZME',3,1795010335370,'{"at":1795010335370,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('XiPUyTKr8ZME',4,1795010335370,'{"at":1795010335370,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('XiPUyTKr8ZME',5,1795010335378,'{"at":1795010335378,"change":{"is":"aborted","by":1}}');
INSERT INTO "events" VALUES('ZaOCi0bVaQ9y',1,1795010333234,'{"at":1795010333234,"change":{"is":"opened","version":1,"rules":"1","id":"ZaOCi0bVaQ9y","terms":{"game":"dejarik","position":"2P4pppp1/PP1P8/1 1 0","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('ZaOCi0bVaQ9y',2,1795010333234,'{"at":1795010333234,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('ZaOCi0bVaQ9y',3,1795010333238,'{"at":1795010333238,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('ZaOCi0bVaQ9y',4,1795010333238,'{"at":1795010333238,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('ZaOCi0bVaQ9y',5,1795010333251,'{"at":1795010333251,"change":{"is":"moved","by":1,"ply":0,"id":"m7","text":"a3-b3"}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',1,1795010333664,'{"at":1795010333664,"change":{"is":"opened","version":1,"rules":"1","id":"dHy8igMOPCtw","terms":{"game":"courtier","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',2,1795010333664,'{"at":1795010333664,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',3,1795010333668,'{"at":1795010333668,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',4,1795010333668,'{"at":1795010333668,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',5,1795010333676,'{"at":1795010333676,"change":{"is":"moved","by":1,"ply":0,"id":"m45","text":"a1-b1"}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',6,1795010333684,'{"at":1795010333684,"change":{"is":"moved","by":2,"ply":1,"id":"m46","text":"a7-b7"}}');
INSERT INTO "events" VALUES('dHy8igMOPCtw',7,1795010333690,'{"at":1795010333690,"change":{"is":"resigned","by":1}}');
INSERT INTO "events" VALUES('fjZL3VvwfcQf',1,1795010334739,'{"at":1795010334739,"change":{"is":"opened","version":1,"rules":"1","id":"fjZL3VvwfcQf","terms":{"game":"courtier","begins":"first","time":{"kind":"fischer","startMs":300,"incrementMs":0},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('fjZL3VvwfcQf',2,1795010334739,'{"at":1795010334739,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('fjZL3VvwfcQf',3,1795010334746,'{"at":1795010334746,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('fjZL3VvwfcQf',4,1795010334746,'{"at":1795010334746,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('fjZL3VvwfcQf',5,1795010335055,'{"at":1795010335055,"change":{"is":"timedOut","loser":1}}');
INSERT INTO "events" VALUES('nSSIFb3zUIU1',1,1795010333088,'{"at":1795010333088,"change":{"is":"opened","version":1,"rules":"1","id":"nSSIFb3zUIU1","terms":{"game":"courtier","position":"2g1kG6/3K8/1 1 0","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('nSSIFb3zUIU1',2,1795010333088,'{"at":1795010333088,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('nSSIFb3zUIU1',3,1795010333092,'{"at":1795010333092,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('nSSIFb3zUIU1',4,1795010333092,'{"at":1795010333092,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('nSSIFb3zUIU1',5,1795010333101,'{"at":1795010333101,"change":{"is":"moved","by":1,"ply":0,"id":"m2","text":"b4-a4"}}');
INSERT INTO "events" VALUES('qrDf4Mz8hIHC',1,1795010333112,'{"at":1795010333112,"change":{"is":"opened","version":1,"rules":"1","id":"qrDf4Mz8hIHC","terms":{"game":"courtier","position":"KGg3k4g/gg10/1 1 1","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('qrDf4Mz8hIHC',2,1795010333112,'{"at":1795010333112,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('qrDf4Mz8hIHC',3,1795010333116,'{"at":1795010333116,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('qrDf4Mz8hIHC',4,1795010333116,'{"at":1795010333116,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('qrDf4Mz8hIHC',5,1795010333121,'{"at":1795010333121,"change":{"is":"moved","by":1,"ply":0,"id":"m3","text":"pass"}}');
INSERT INTO "events" VALUES('tEV7V8Rxf4j2',1,1795010333154,'{"at":1795010333154,"change":{"is":"opened","version":1,"rules":"1","id":"tEV7V8Rxf4j2","terms":{"game":"courtyard","position":"10/10/10/5K4/10/10/10/10/10/9k 1 0 -","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('tEV7V8Rxf4j2',2,1795010333154,'{"at":1795010333154,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('tEV7V8Rxf4j2',3,1795010333157,'{"at":1795010333157,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('tEV7V8Rxf4j2',4,1795010333157,'{"at":1795010333157,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('tEV7V8Rxf4j2',5,1795010333165,'{"at":1795010333165,"change":{"is":"moved","by":1,"ply":0,"id":"m5","text":"f7-e6"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',1,1795010333448,'{"at":1795010333448,"change":{"is":"opened","version":1,"rules":"1","id":"ukOvo6i3qOA5","terms":{"game":"courtier","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',2,1795010333448,'{"at":1795010333448,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',3,1795010333452,'{"at":1795010333452,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',4,1795010333452,'{"at":1795010333452,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',5,1795010333460,'{"at":1795010333460,"change":{"is":"moved","by":1,"ply":0,"id":"m21","text":"a1-b1"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',6,1795010333466,'{"at":1795010333466,"change":{"is":"moved","by":2,"ply":1,"id":"m22","text":"a7-b7"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',7,1795010333472,'{"at":1795010333472,"change":{"is":"moved","by":1,"ply":2,"id":"m23","text":"b1-a1"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',8,1795010333479,'{"at":1795010333479,"change":{"is":"moved","by":2,"ply":3,"id":"m24","text":"b7-a7"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',9,1795010333484,'{"at":1795010333484,"change":{"is":"moved","by":1,"ply":4,"id":"m25","text":"a1-b1"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',10,1795010333492,'{"at":1795010333492,"change":{"is":"moved","by":2,"ply":5,"id":"m26","text":"a7-b7"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',11,1795010333500,'{"at":1795010333500,"change":{"is":"moved","by":1,"ply":6,"id":"m27","text":"b1-a1"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',12,1795010333509,'{"at":1795010333509,"change":{"is":"moved","by":2,"ply":7,"id":"m28","text":"b7-a7"}}');
INSERT INTO "events" VALUES('ukOvo6i3qOA5',13,1795010333513,'{"at":1795010333513,"change":{"is":"claimed","by":2}}');
INSERT INTO "events" VALUES('v5U78jbz71VR',1,1795010333130,'{"at":1795010333130,"change":{"is":"opened","version":1,"rules":"1","id":"v5U78jbz71VR","terms":{"game":"courtyard","position":"10/1s8/10/10/10/10/10/3k6/2S7/10 1 0 -","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('v5U78jbz71VR',2,1795010333130,'{"at":1795010333130,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('v5U78jbz71VR',3,1795010333134,'{"at":1795010333134,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('v5U78jbz71VR',4,1795010333134,'{"at":1795010333134,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('v5U78jbz71VR',5,1795010333143,'{"at":1795010333143,"change":{"is":"moved","by":1,"ply":0,"id":"m4","text":"c2xe4"}}');
INSERT INTO "events" VALUES('xhadDITqayhj',1,1795010333188,'{"at":1795010333188,"change":{"is":"opened","version":1,"rules":"1","id":"xhadDITqayhj","terms":{"game":"dejarik","position":"2P2P1pppp1/PP10/1 1 0","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('xhadDITqayhj',2,1795010333188,'{"at":1795010333188,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('xhadDITqayhj',3,1795010333197,'{"at":1795010333197,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('xhadDITqayhj',4,1795010333197,'{"at":1795010333197,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('xhadDITqayhj',5,1795010333215,'{"at":1795010333215,"change":{"is":"moved","by":1,"ply":0,"id":"m6","text":"a3-b3"}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',1,1795010333373,'{"at":1795010333373,"change":{"is":"opened","version":1,"rules":"1","id":"zfwwcdaHGDwL","terms":{"game":"king-and-courtesan:7","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":true,"takebacks":false,"dice":"sealed"}}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',2,1795010333373,'{"at":1795010333373,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"FZHRR5K3QfrQ","name":"Ada"}}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',3,1795010333378,'{"at":1795010333378,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"iPkDsu64tydH","name":"Bob"}}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',4,1795010333378,'{"at":1795010333378,"change":{"is":"began","first":1,"salts":["",""]}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',5,1795010333386,'{"at":1795010333386,"change":{"is":"moved","by":1,"ply":0,"id":"m15","text":"f1-f2"}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',6,1795010333400,'{"at":1795010333400,"change":{"is":"moved","by":2,"ply":1,"id":"m16","text":"c6xb5"}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',7,1795010333408,'{"at":1795010333408,"change":{"is":"moved","by":1,"ply":2,"id":"m17","text":"a1=b2"}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',8,1795010333417,'{"at":1795010333417,"change":{"is":"moved","by":2,"ply":3,"id":"m18","text":"b5xc4"}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',9,1795010333425,'{"at":1795010333425,"change":{"is":"moved","by":1,"ply":4,"id":"m19","text":"b2=b3"}}');
INSERT INTO "events" VALUES('zfwwcdaHGDwL',10,1795010333433,'{"at":1795010333433,"change":{"is":"moved","by":2,"ply":5,"id":"m20","text":"c4xb3"}}');
CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "meta" VALUES('alive_at','1795010342805');
CREATE TABLE passkeys (
    -- The credential's own id, in base64url.
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'deleted')),
    name TEXT NOT NULL,
    -- The name in small letters; none for deleted people, whose names are free again.
    name_key TEXT UNIQUE,
    password TEXT,
    is_bot BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    banned_at BIGINT,
    ban_reason TEXT,
    settings TEXT NOT NULL
);
INSERT INTO "people" VALUES('FZHRR5K3QfrQ','account','Ada','ada','$argon2id$v=19$m=19456,t=2,p=1$aAk3Wk7cuEJQXkGptQG8hQ$dYiZ0CxRUglH0iUao1G/DP2mko6xVoSLfaLAH8kKX4U',0,1795010333012,1795010333012,NULL,NULL,'{}');
INSERT INTO "people" VALUES('iPkDsu64tydH','account','Bob','bob','$argon2id$v=19$m=19456,t=2,p=1$8CKal7rK+/Cp4SbCIUGxrA$8zWuJjF4zem86aDHfWFEGmDROF0q2fokrBcN5OZ/9YE',0,1795010333064,1795010333064,NULL,NULL,'{}');
CREATE TABLE rating_history (
    pool TEXT NOT NULL,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    table_id TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    at_ms BIGINT NOT NULL,
    -- A game counts once, however often it is reported.
    PRIMARY KEY (pool, player, game, speed, table_id)
);
CREATE TABLE ratings (
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    -- A person's id, or the name of a computer player.
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (pool, player, game, speed)
);
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
    body TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    options TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE seen (
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
    is_public BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    speed TEXT NOT NULL,
    summary TEXT NOT NULL,
    seat1 TEXT REFERENCES people (id),
    seat2 TEXT REFERENCES people (id),
    invitation1 TEXT UNIQUE,
    invitation2 TEXT UNIQUE,
    turn_of TEXT,
    match_id TEXT,
    -- How many events there are, which is also the number of the newest.
    events BIGINT NOT NULL
);
INSERT INTO "tables" VALUES('JbrIgOOWuIL0','courtier',1795010333069,1795010333079,'over',1,0,'untimed','{"table":"JbrIgOOWuIL0","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"K2G1G6/12/1 2 0","ply":1,"result":"Teal (seat 1) wins: the king was captured.","winner":1,"yourTurn":false,"createdAt":1795010333069,"updatedAt":1795010333079,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('nSSIFb3zUIU1','courtier',1795010333088,1795010333101,'over',1,0,'untimed','{"table":"nSSIFb3zUIU1","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"2g2G6/12/1 2 0","ply":1,"result":"The game is drawn: both kings were captured by one move.","winner":null,"yourTurn":false,"createdAt":1795010333088,"updatedAt":1795010333101,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('qrDf4Mz8hIHC','courtier',1795010333112,1795010333121,'over',1,0,'untimed','{"table":"qrDf4Mz8hIHC","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"KGg3k4g/gg10/1 2 2","ply":1,"result":"The game is drawn: both players had to forfeit their turns.","winner":null,"yourTurn":false,"createdAt":1795010333112,"updatedAt":1795010333121,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('v5U78jbz71VR','courtyard',1795010333130,1795010333143,'over',1,0,'untimed','{"table":"v5U78jbz71VR","game":"courtyard","title":"Courtyard","credit":"Len Kalich, 1963","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"10/1s8/10/10/10/10/4S5/10/10/10 2 0 -","ply":1,"result":"The game is drawn: both kings were captured.","winner":null,"yourTurn":false,"createdAt":1795010333130,"updatedAt":1795010333143,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('tEV7V8Rxf4j2','courtyard',1795010333154,1795010333165,'over',1,0,'untimed','{"table":"tEV7V8Rxf4j2","game":"courtyard","title":"Courtyard","credit":"Len Kalich, 1963","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"10/10/10/10/4K5/10/10/10/10/9k 2 0 -","ply":1,"result":"Ivory (seat 1) wins: the king entered the Courtyard.","winner":1,"yourTurn":false,"createdAt":1795010333154,"updatedAt":1795010333165,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('xhadDITqayhj','dejarik',1795010333188,1795010333215,'over',1,0,'untimed','{"table":"xhadDITqayhj","game":"dejarik","title":"Dejarik","credit":"Igor Barzilai","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"5P1pppp1/PPP9/1 2 0","ply":1,"result":"Black (seat 1) wins: three pawns stand in a row.","winner":1,"yourTurn":false,"createdAt":1795010333188,"updatedAt":1795010333215,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('ZaOCi0bVaQ9y','dejarik',1795010333234,1795010333251,'over',1,0,'untimed','{"table":"ZaOCi0bVaQ9y","game":"dejarik","title":"Dejarik","credit":"Igor Barzilai","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"7pppp1/PPPP8/1 2 0","ply":1,"result":"Black (seat 1) wins 3 points: four pawns stand in a row.","winner":1,"yourTurn":false,"createdAt":1795010333234,"updatedAt":1795010333251,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('AYKMY3mCzlK0','dejarik',1795010333263,1795010333276,'over',1,0,'untimed','{"table":"AYKMY3mCzlK0","game":"dejarik","title":"Dejarik","credit":"Igor Barzilai","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"4PP2pp2/1P10/1 2 0","ply":1,"result":"Black (seat 1) wins 2 points: a second pawn was captured.","winner":1,"yourTurn":false,"createdAt":1795010333263,"updatedAt":1795010333276,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('0Geb7cQF6pPY','king-and-courtesan:3',1795010333287,1795010333338,'over',1,0,'untimed','{"table":"0Geb7cQF6pPY","game":"king-and-courtesan:3","title":"King and Courtesan","credit":"Mark Steere, 2022","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"1cK/c2/C2 2","ply":5,"result":"Red (seat 1) wins: the king was captured.","winner":1,"yourTurn":false,"createdAt":1795010333287,"updatedAt":1795010333338,"number":9}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,9);
INSERT INTO "tables" VALUES('WGVSTrP5CYvl','king-and-courtesan',1795010333350,1795010333364,'over',1,0,'untimed','{"table":"WGVSTrP5CYvl","game":"king-and-courtesan","title":"King and Courtesan","credit":"Mark Steere, 2022","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"5K/6/6/6/6/2k3 2","ply":1,"result":"Red (seat 1) wins: the king reached the enemy''s home square.","winner":1,"yourTurn":false,"createdAt":1795010333350,"updatedAt":1795010333364,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('zfwwcdaHGDwL','king-and-courtesan:7',1795010333373,1795010333433,'over',1,0,'untimed','{"table":"zfwwcdaHGDwL","game":"king-and-courtesan:7","title":"King and Courtesan","credit":"Mark Steere, 2022","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"1ccccck/C2cccc/C2cccc/CC2ccc/CcCC1cc/CCCCCCc/CCCCC2 1","ply":6,"result":"Blue (seat 2) wins: the king was captured.","winner":2,"yourTurn":false,"createdAt":1795010333373,"updatedAt":1795010333433,"number":10}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,10);
INSERT INTO "tables" VALUES('ukOvo6i3qOA5','courtier',1795010333448,1795010333513,'over',1,0,'untimed','{"table":"ukOvo6i3qOA5","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"GGGKGGgggkgg/12/1 1 0","ply":8,"result":"The game is drawn: Amber (seat 2) claimed it, as the same position stood 3 times.","winner":null,"yourTurn":false,"createdAt":1795010333448,"updatedAt":1795010333513,"number":13}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,13);
INSERT INTO "tables" VALUES('VRQbMSI6eVJ2','courtier',1795010333527,1795010333652,'over',1,0,'untimed','{"table":"VRQbMSI6eVJ2","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"GGGKGGgggkgg/12/1 1 0","ply":16,"result":"The game is drawn: the same position stood 5 times.","winner":null,"yourTurn":false,"createdAt":1795010333527,"updatedAt":1795010333652,"number":20}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,20);
INSERT INTO "tables" VALUES('dHy8igMOPCtw','courtier',1795010333664,1795010333690,'over',1,0,'untimed','{"table":"dHy8igMOPCtw","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"1GGKGG1ggkgg/G5g5/1 1 0","ply":2,"result":"Amber (seat 2) wins: Teal (seat 1) resigned.","winner":2,"yourTurn":false,"createdAt":1795010333664,"updatedAt":1795010333690,"number":7}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,7);
INSERT INTO "tables" VALUES('29EeNrP2l7Bd','courtier',1795010334706,1795010334727,'over',1,0,'untimed','{"table":"29EeNrP2l7Bd","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"1GGKGGgggkgg/G11/1 2 0","ply":1,"result":"The game is drawn: both players agreed to it.","winner":null,"yourTurn":false,"createdAt":1795010334706,"updatedAt":1795010334727,"number":7}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,7);
INSERT INTO "tables" VALUES('fjZL3VvwfcQf','courtier',1795010334739,1795010335055,'over',1,0,'bullet','{"table":"fjZL3VvwfcQf","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"fischer","startMs":300,"incrementMs":0},"speed":"bullet","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"GGGKGGgggkgg/12/1 1 0","ply":0,"result":"Amber (seat 2) wins: Teal (seat 1) ran out of time.","winner":2,"yourTurn":false,"createdAt":1795010334739,"updatedAt":1795010335055,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('XiPUyTKr8ZME','courtier',1795010335360,1795010335378,'over',1,0,'untimed','{"table":"XiPUyTKr8ZME","game":"courtier","title":"Courtier","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"GGGKGGgggkgg/12/1 1 0","ply":0,"result":"The game was broken off.","winner":null,"yourTurn":false,"createdAt":1795010335360,"updatedAt":1795010335378,"number":5}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,5);
INSERT INTO "tables" VALUES('7q5lYfFQyzJc','holochess',1795010335387,1795010341346,'over',1,0,'untimed','{"table":"7q5lYfFQyzJc","game":"holochess","title":"Holochess","credit":"Mike Kelly","stage":"over","rated":false,"public":true,"time":{"kind":"none"},"speed":"untimed","form":{"kind":"single"},"seats":[{"name":"Ada","computer":false},{"name":"Bob","computer":false}],"position":"8l3/7h4/1 2 2 - 0","ply":63,"result":"Amber (seat 2) wins: no pawn is left to the other side.","winner":2,"yourTurn":false,"createdAt":1795010335387,"updatedAt":1795010341346,"number":70}','FZHRR5K3QfrQ','iPkDsu64tydH',NULL,NULL,NULL,NULL,70);
CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX people_created ON people (created_at);
CREATE INDEX sessions_person ON sessions (person_id);
CREATE INDEX tokens_person ON tokens (person_id);
CREATE INDEX passkeys_person ON passkeys (person_id);
CREATE INDEX tables_seat1 ON tables (seat1, updated_at);
CREATE INDEX tables_seat2 ON tables (seat2, updated_at);
CREATE INDEX tables_state ON tables (state, updated_at);
CREATE INDEX tables_match ON tables (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX chat_person ON chat (person_id);
CREATE INDEX seeks_person ON seeks (person_id);
CREATE INDEX challenges_from ON challenges (from_id);
CREATE INDEX challenges_to ON challenges (to_id);
CREATE INDEX ratings_best ON ratings (pool, game, speed, rating);
COMMIT;
