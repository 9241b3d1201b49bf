/** What `npm run admin` prints. */
export default {
  'args.files':
    'this command takes {wanted, plural, =0 {no file} other {one file}}, but {given, plural, one {# was} other {# were}} given; see --help',
  'args.option-is-text-but-must': '{option} is "{text}", but must be a time such as 12h, 90d, 8w or 2y',
  'backup.file-exists-already-a-backup': '{file} exists already; a backup overwrites nothing, name another file',
  'backup.the-folder-file-does-not': 'the folder {file} does not exist; make it',
  'backup.file-size-read-back-and': '{file}: {size}, read back and whole\n',
  'commands.a-command-is-missing-backup': 'a command is missing: backup, restore, prune or stats; see --help',
  'connection.there-is-no-database-at':
    'there is no database at {file}; set DATA_DIR or DATABASE_URL as the server has it',
  'connection.the-search-path-of-database': 'the search path of DATABASE_URL names no schema that exists',
  'connection.the-database-has-no-tables': 'the database has no tables of the lab; start the server on it once',
  'postgres-dump.file-is-no-backup-of': '{file} is no backup of a lab: it has no table scenarios',
  'postgres-dump.file-holds-the-schema-schema':
    '{file} holds the schema {schema}, but DATABASE_URL leads to {schema2}; give it the search path {schema}',
  'postgres-tools.tool-is-not-installed-here':
    '{tool} is not installed here; it comes with PostgreSQL’s client programs (Debian: postgresql-client)',
  'prune.deletes-what-people-stored':
    '{option} deletes what people stored; say with --older-than how long it was not changed',
  'prune.would-go': 'would go',
  'restore.there-is-no-file-file': 'there is no file {file}',
  'restore.file-is-no-backup-of': '{file} is no backup of a lab: it is neither an SQLite file nor a dump of pg_dump',
  'restore.file-is-a-backup-of': '{file} is a backup of {kind}, but this lab is on {wanted}; {fix}',
  'restore.restored-from-file': 'restored from {file}\n',
  'restore.what-was-stored-before-is':
    'what was stored before is kept as {aside}; delete it when nobody misses anything\n',
  'restore.servers-or-workers-are-using':
    'servers or workers are using the database ({sessions} sessions); stop them, or add --force and restart them afterwards',
  'sqlite-file.file-cannot-be-read-value': '{file} cannot be read: {value}',
  'sqlite-file.file-is-in-use-reason': '{file} is in use ({reason}); stop the server, then restore',
  'versions.the-backup-names-no-version': 'the backup names no version of its tables; it is not one of a lab',
  'commands.no-such-command': 'there is no command "{name}"; see --help',
  'commands.no-such-command-but': 'there is no command "{name}"; did you mean {near}?',
  'postgres-tools.failed-with-code': '{tool} failed: exit code {code}',
  'postgres-tools.failed': '{tool} failed: {errors}',
  'sqlite-file.damaged': '{file} is damaged: {verdict}',
  'sqlite-file.no-table': '{file} is no backup of a lab: it has no table {tables}',
  'versions.newer-database':
    'the database was used by a newer lab (its tables have {newer}); restore with that one, then put this one in its place',
  'versions.newer-lab': 'the backup was made by a newer lab (its tables have {newer}); update this one, then restore',
} as const;
