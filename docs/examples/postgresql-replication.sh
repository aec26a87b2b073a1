#!/bin/sh
# Run once, on the first start of the database of compose.yaml: lets a replica copy it.
set -eu

password=$(cat /run/secrets/replication_password)
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$password" <<'SQL'
create role replica with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
