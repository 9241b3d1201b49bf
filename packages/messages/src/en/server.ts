/** Answers of the server that refuse a request, and what its programs print. */
export default {
  'worker.database-url-is-not-set':
    'DATABASE_URL is not set: a worker takes its work from the PostgreSQL that the servers use. Set it to the same postgres://user:password@host:5432/lanelab as theirs. A server without DATABASE_URL computes by itself and needs no workers.\n',
  'worker.the-configuration-is-not-right': 'The configuration is not right:\n{message}\n',
  'worker.the-worker-could-not-start': 'The worker could not start: {reason}\n',
  'explain.the-job-job-id-failed-in':
    'The job {jobId} failed in the server. Ask again; if it fails again, report its id.',
  'explain.the-job-job-id-was-cancelled':
    'The job {jobId} was cancelled. Ask for its result again, or resume the job with POST /api/jobs/{jobId}/resume: points that are finished are kept.',
  'explain.no-job-has-the-id': 'No job has the id {id}. Finished jobs are forgotten; ask for the result again.',
  'jobs.this-address-has-limit-per-address-jobs':
    'This address has {limitPerAddress} jobs queued and running, which is the limit. Cancel one with DELETE, or ask again in {seconds} seconds.',
  'jobs.you-have-limit-jobs':
    'You have {limit} jobs queued and running, which is the limit for one person. Cancel one with DELETE, or ask again in {seconds} seconds.',
  'jobs.all-limit-job-places-are': 'All {limit} job places are taken; ask again in {seconds} seconds.',
  'point-runner.the-process-that-computed-this': 'The process that computed this is shutting down.',
  'scenario-limits.this-server-stores-at-most':
    'This server stores at most {mostBytes} bytes of scenarios and is full. Ask its operator to make room; a self-contained link or a file needs no server.',
  'scenario-limits.the-shelf-holds-most-on-shelf-scenarios':
    'The shelf holds {mostOnShelf} scenarios, as many as this server allows. Take one off, or begin another shelf with another key.',
  'scenario-limits.the-scenario-id-has-revision':
    'The scenario {id} has {revision} revisions, as many as this server keeps of one ({mostRevisions}). Fork it and go on in the copy.',
  'scenario-answers.no-scenario-is-stored-under':
    'No scenario is stored under {what}; it may have been deleted. Check the link, or store it again.',
  'scenario-answers.the-header-x-edit-key':
    'The header X-Edit-Key is missing. Send the edit key that was given when the scenario was stored, or as X-Shelf-Key the key of the shelf that it stands on.',
  'scenario-answers.the-name-key-does-not':
    'The {name} key does not belong to the scenario {id}. Use the key given when it was stored, or fork it and change the copy.',
  'scenario-answers.the-scenario-id-stands-on':
    'The scenario {id} stands on a shelf; its edit key changes it, and no more. Send the key of the shelf as X-Shelf-Key.',
  'scenario-answers.the-scenario-id-is-at':
    'The scenario {id} is at revision {revision} (ETag {tag}), not at the one named by If-Match. Read it again, bring the change over, and send it with that ETag.',
  'engine-simulator.the-simulation-engine-of-this':
    'The simulation engine of this server could not be started; its log says why. Scenarios can be stored and read.',
  'config.must-be-rule-a-whole': 'must be {rule}, a whole number from {min} to {max}',
  'config.server-computes-false-why-set': 'SERVER_COMPUTES: "false" {why}. Set DATABASE_URL, or unset SERVER_COMPUTES.',
  'server.the-configuration-is-not-right': 'The configuration is not right:\n{message}\n',
  'start.port-in-use':
    'the address {host}:{port} is in use: another server, or another program, listens there. End it, or choose another {variable}.',
  'start.port-refused':
    'nothing can listen at {host}:{port} ({text}). HOST must be an address of this machine, and a {variable} below 1024 needs special rights.',
  'start.newer':
    'the database {place} was last used by a newer version: it has the migration {migration}, which this version does not know. Start that version again, or restore a backup that this version has made. Nothing was changed.',
  'start.unreachable':
    'the database at {place} does not answer ({text}). DATABASE_URL must name a PostgreSQL server that runs and that this machine can reach: start it, or mend host and port.',
  'start.refused':
    'the database at {place} refused the connection: {text}. DATABASE_URL must name a database that exists, with a user who may create tables in it, and the right password.',
  'start.not-a-database':
    'the file {place} is no database of lanelab, or is damaged. Move it away to begin with an empty one, restore a backup, or name another folder in DATA_DIR. Nothing was changed.',
  'start.no-access':
    'the database file {place} cannot be opened for writing. DATA_DIR must be a folder in which the user of this process may write, and lanelab.db a file there: change its rights or its owner, or name another folder.',
  'start.no-folder':
    'DATA_DIR is {folder}, which is no folder and cannot become one. Name a folder in which this process may write.',
  'server.the-server-could-not-start': 'The server could not start: {reason}\n',
  'invalid-request.in-address': 'The part {value} of the address {rule}.',
  'broken-requests.the-address-url-cannot-be':
    'The address {url} cannot be read: {message}. Percent-encode it as UTF-8.',
  'broken-requests.the-address-and-headers-are':
    'The address and headers are larger than 16 KiB. Send fewer or shorter ones.',
  'broken-requests.the-request-did-not-arrive': 'The request did not arrive in time. Send it again.',
  'broken-requests.this-is-not-http-value': 'This is not HTTP ({value}). Check the client.',
  'broken-requests.content-type-application-json-charset': 'Content-Type: application/json; charset=utf-8',
  'json-body.content-encoding':
    'The body is encoded as {encoding} (Content-Encoding). This server takes bodies as they are: send the JSON itself, without compression.',
  'json-body.charset':
    'The body is said to be in {charset}. JSON is UTF-8 (RFC 8259): send it so, as application/json without a charset, or with charset=utf-8.',
  'json-body.not-utf-8':
    'The body is not UTF-8: it has octets that stand for no character. Send JSON in UTF-8 (RFC 8259).',
  'json-body.not-json':
    'The body is not JSON that this server takes: it breaks the grammar (RFC 8259), or has a key such as "__proto__" that no document has. Correct it and send it again.',
  'documents.busy':
    'This server has as many documents to read and to draw as it keeps waiting. Ask again in {seconds} seconds; a scenario runs in the browser without it.',
  'work-limits.too-much':
    'You asked for more work in a minute than this server does for one person or one address: {kind, select, octets {documents of {most, number} bytes} devices {documents with {most, number} devices} other {runs of {most, number} cells}}. Ask again in {seconds} seconds.',
  'json-body.the-body-nests-objects-and':
    'The body nests objects and arrays deeper than {limit} levels. A scenario needs less than 16; check how the body was made.',
  'web-app.the-api-has-no-method': 'The API has no {method} {pathname}. See /api/docs for what it has.',
  'web-app.nothing-is-at-pathname': 'Nothing is at {pathname}.',
  'error-handler.database-away':
    'The database of this server does not answer, so that nothing stored can be read or changed. Ask again in {seconds} seconds; a scenario runs in the browser without it.',
  'error-handler.disk-full':
    'The disk of this server is full, so that nothing can be stored. Ask its operator to make room; a self-contained link or a file needs no server.',
  'error-handler.the-body-is-larger-than': 'The body is larger than {limit} bytes. Send a smaller document.',
  'error-handler.the-body-is-empty-send': 'The body is empty. Send a JSON document.',
  'error-handler.the-server-failed-on-this':
    'The server failed on this request. Try again; if it fails again, report the request id {id}.',
  'metrics.ask-from-machine':
    'Ask from the machine of the server itself, or set METRICS_TOKEN and send it as "Authorization: Bearer ...".',
  'metrics.send-token': 'Send METRICS_TOKEN as "Authorization: Bearer ...".',
  'metrics.the-metrics-are-not-shown': 'The metrics are not shown to this request. {fix}',
  'method-not-allowed.method-is-not-possible-on': '{method} is not possible on {url}. Use one of {allow}.',
  'rate-limit.this-address-made-more-than':
    'This address made more than {max} such requests in a minute. Ask again in {seconds} seconds.',
  'rate-limit.you-made-more-than':
    'You made more than {max} such requests in a minute, which is the limit for one person. Ask again in {seconds} seconds.',
  'index.ticket-no-claim':
    'This ticket stands for no claim on the job {id}: it was withdrawn or has run out. The job goes on for those who have one.',
  'events.this-address-has-limit-event':
    'This address has {limit} event streams open, which is the limit. Close one and ask again.',
  'events.you-have-limit-event':
    'You have {limit} event streams open, which is the limit for one person. Close one and ask again.',
  'live.later': 'You have as many streams open as one person or address may have. Close one and try again.',
  'live.only-text': 'This check takes text messages only.',
  'live.over': 'The check is over after {seconds} s. Connect again.',
  'live.too-much': 'One connection has at most {most} messages. Connect again.',
  'own-site.other-site':
    'The page that asks is at {origin}, and live connections are for pages of this server. Open the lab at the address of this server; behind a proxy, let it pass Host on, or set PUBLIC_URL.',
  'index.no-experiment-has-the-id': 'No experiment has the id {id}. GET /api/experiments lists those there are.',
  'index.no-preset-has-the-id':
    'No preset has the id {id}. GET /api/experiments lists the experiments, which are presets, too.',
  'index.the-header-if-match-is': 'The header If-Match is missing. Send the ETag of the revision that was changed.',
  'index.the-header-x-shelf-key':
    'The header X-Shelf-Key is missing. Send the key of the shelf; a new one is 32 to 128 random letters and digits that you make and keep.',
  'index.the-scenario-id-stands-on':
    'The scenario {id} stands on another shelf. Take it off there first, or fork it and put the copy on yours.',
  'index.the-scenario-id-does-not':
    'The scenario {id} does not stand on the shelf of this key. GET /api/shelf lists what does.',
  'index.the-database-does-not-answer': 'The database does not answer. Check DATABASE_URL or DATA_DIR.',
  'health.database':
    'The database has not answered since {since} ({cause}). This server goes on by itself once it is back. Check that it runs, and that this machine reaches the host in DATABASE_URL.',
  'health.disk':
    'The disk of the database has been full since {since} ({cause}): reading works, and nothing can be stored. Make room; the next write that succeeds ends this message.',
  'index.no-result-is-kept-under': 'No result is kept under {key}. Run the scenario again with POST /api/runs.',
  'index.the-format-format-is-not': 'The format {format} is not offered. Ask for format=json.',
  'read-stored.unreadable': 'The scenario {id} cannot be read by this server: {problems} Update the server.',
  'error-handler.content-type': 'The content type {type} is not accepted. Send application/json.',
  'error-handler.nothing-here': 'Nothing is at {path}.',
  'oembed.no-own-address':
    'This server does not know under which name the world reaches it, so it cannot tell its own scenarios by their address. Whoever runs it sets PUBLIC_URL.',
  'oembed.no-address-of-a-scenario':
    'That is no address of a scenario on this server. Such an address is {example} followed by the id.',
  'explain.bound-exceeded':
    '{bound} Shorten the run, load it less, or run it in the browser or with the command line, which have no bounds.',
  'check-scenario.and-more': '{first} (And {more} more, see details.)',
  'index-page.untitled': 'Untitled scenario',
  'index-page.description': 'A network of IP over ATM, to be run cell by cell.',
  'index-page.picture': 'The network of "{title}", drawn',
  'index-page.away': 'This scenario cannot be read just now',
  'index-page.away-because': 'The database of the server does not answer. Load the page again in a few seconds.',
  'index-page.missing': 'No scenario is stored under this link',
  'index-page.missing-because': 'Perhaps the link was cut short, or what it led to was deleted.',
  'page.not-built': 'The web app is not built yet',
  'page.not-built.why': 'This server runs, but the folder with the built web app has no index.html.',
  'page.not-built.fix': 'Run "npm start" in the repository, which builds it, or set WEB_DIST to the folder of a build.',
  'page.not-built.api': 'The API works meanwhile: /api/docs describes it.',
  'page.missing': 'Nothing is here',
  'page.missing.path': 'This server has no page "{path}".',
  'page.missing.app': 'No page of the lab has this address.',
  'page.start': 'Go to the start page',
} as const;
