-- A role for `sortilege think`: it sees requests and processes, and neither tables nor seats, holds, seeds or texts.
-- psql -d NAME -f thinker.sql; then give it a password or an entry in pg_hba.conf.
CREATE ROLE thinker LOGIN;
GRANT SELECT ON alembic_version, house TO thinker;
GRANT SELECT, UPDATE ON requests TO thinker;
GRANT SELECT, INSERT, UPDATE, DELETE ON processes TO thinker;
