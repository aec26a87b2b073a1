#!/bin/sh
# The replica of compose.yaml: copies the database on its first start, and follows it from then on.
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
    PGPASSWORD=$(cat /run/secrets/replication_password)
    export PGPASSWORD
    pg_basebackup --host database --username replica --pgdata "$PGDATA" --wal-method stream --slot replica --write-recovery-conf
    chmod 700 "$PGDATA"
fi
exec postgres
