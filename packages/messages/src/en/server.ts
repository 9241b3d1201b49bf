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
  'storage-limits.this-server-stores-at-most':
    'This server stores at most {mostBytes} bytes of scenarios and lessons, those of assignments included, and is full. Ask its operator to make room; a self-contained link or a file needs no server.',
  'storage-limits.the-shelf-holds-most-on-shelf-scenarios':
    'The shelf holds {mostOnShelf} scenarios and lessons, as many as this server allows. Take one off, or begin another shelf with another key.',
  'storage-limits.the-scenario-id-has-revision':
    'The {kind, select, lesson {lesson} other {scenario}} {id} has {revision} revisions, as many as this server keeps of one ({mostRevisions}). Fork it and go on in the copy.',
  'stored-answers.no-scenario-is-stored-under':
    'No {kind, select, lesson {lesson} other {scenario}} is stored under {what}; it may have been deleted. Check the link, or store it again.',
  'stored-answers.the-header-x-edit-key':
    'The header X-Edit-Key is missing. Send the edit key that was given when the scenario or lesson was stored, or as X-Shelf-Key the key of the shelf that it stands on.',
  'stored-answers.the-name-key-does-not':
    'The {name} key does not belong to the {kind, select, lesson {lesson} other {scenario}} {id}. Use the key given when it was stored, or fork it and change the copy.',
  'stored-answers.the-scenario-id-stands-on':
    'The {kind, select, lesson {lesson} other {scenario}} {id} stands on a shelf; its edit key changes it, and no more. Send the key of the shelf as X-Shelf-Key.',
  'stored-answers.the-scenario-id-is-at':
    'The {kind, select, lesson {lesson} other {scenario}} {id} is at revision {revision} (ETag {tag}), not at the one named by If-Match. Read it again, bring the change over, and send it with that ETag.',
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
    'The body nests objects and arrays deeper than {limit} levels. A scenario needs less than 16, a lesson less than 30; check how the body was made.',
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
  'live.too-long': 'A message of this check has at most {most} octets.',
  'live.too-much': 'One connection has at most {most} messages. Connect again.',
  'rooms.not-found': 'No room has the code {code}: it is over, or the code is another. Ask whoever teaches for it.',
  'rooms.no-code': '{typed} is no code of a room. A code has 8 letters and digits, such as K7QF-3MPW.',
  'rooms.key-missing':
    'The header X-Room-Key is missing. Send the key that the room gave to its teacher or to this member.',
  'rooms.key-wrong': 'This key does not belong to the room {code}. Join again by its code.',
  'rooms.teacher-only': 'Only the teacher of the room {code} may do this; this key is a member’s.',
  'rooms.no-member': 'This room has no member with the id {id}; the list of people has those who joined.',
  'rooms.screen-state': 'A teacher asks for a screen with the state “asked”; {state} is for the student to say.',
  'rooms.screen-not-asked':
    'The teacher has not asked for your screen, or no longer shows it. Nothing of it is sent to anybody.',
  'rooms.members-only': 'Only members answer questions; this key is the teacher’s.',
  'rooms.members-full':
    'The room has {limit} members, which is the limit. Ask whoever runs this server for ROOM_MEMBERS.',
  'rooms.full': 'This server holds {limit} rooms, which is the limit. Close one that is over, or come back later.',
  'rooms.document-missing':
    'The room does not hold the document {hash}…. Store it with PUT /api/rooms/:code/documents/:hash first.',
  'rooms.document-other':
    'The address has the hash {given}…, and the document has {found}…. Send the document of that hash.',
  'rooms.document-not-found':
    'The room holds no document {hash}…. The room’s newest message names the one it is about.',
  'rooms.questions-full': 'The room has asked {limit} questions, which is the limit. Make another room for more.',
  'rooms.question-revealed': 'The answers to the question {id} have been shown, so it stays as it is. Ask a new one.',
  'rooms.question-closed': 'The question {id} takes no more answers.',
  'rooms.no-question': 'The room has asked no question {id}.',
  'rooms.no-choice': '{value, number} is none of the choices, which are numbered from 0 to {last}.',
  'rooms.no-number': 'A number answers this question, and no curve.',
  'rooms.no-curve': 'A curve of {points, number} heights answers this question, and no number.',
  'rooms.already-drawn': 'A curve has been drawn for this question already, and stays.',
  'rooms.already-answered': 'The answer {value, number} has been given to this question already, and stays.',
  'rooms.too-much': 'More than {most} messages at once; as many may follow in {seconds} s.',
  'rooms.no-message': 'The message is not one that a room takes: {fault}',
  'rooms.no-hello': 'The first message has to be the hello with the key.',
  'rooms.second-hello': 'This connection has said who it is already.',
  'rooms.only-text': 'A room takes text messages only.',
  'own-site.other-site':
    'The page that asks is at {origin}, and live connections are for pages of this server. Open the lab at the address of this server; behind a proxy, let it pass Host on, or set PUBLIC_URL.',
  'index.no-experiment-has-the-id': 'No experiment has the id {id}. GET /api/experiments lists those there are.',
  'index.no-preset-has-the-id':
    'No preset has the id {id}. GET /api/experiments lists the experiments, which are presets, too.',
  'index.the-header-if-match-is': 'The header If-Match is missing. Send the ETag of the revision that was changed.',
  'index.the-header-x-shelf-key':
    'The header X-Shelf-Key is missing. Send the key of the shelf; a new one is 32 to 128 random letters and digits that you make and keep.',
  'index.the-scenario-id-stands-on':
    'The {kind, select, lesson {lesson} other {scenario}} {id} stands on another shelf. Take it off there first, or fork it and put the copy on yours.',
  'index.the-scenario-id-does-not':
    'Nothing with the id {id} stands on the shelf of this key. GET /api/shelf and /api/shelf/lessons list what does.',
  'index.the-database-does-not-answer': 'The database does not answer. Check DATABASE_URL or DATA_DIR.',
  'health.database':
    'The database has not answered since {since} ({cause}). This server goes on by itself once it is back. Check that it runs, and that this machine reaches the host in DATABASE_URL.',
  'health.disk':
    'The disk of the database has been full since {since} ({cause}): reading works, and nothing can be stored. Make room; the next write that succeeds ends this message.',
  'verdicts.not-kept': 'No verdict is kept under {key}. Ask for it again with POST /api/verdicts.',
  'verdicts.no-preset':
    'The lesson names the preset {id}, which this lab does not have. Correct the name in the lesson.',
  'verdicts.no-lesson':
    'The result names the built-in lesson {id}, which this lab does not have. Send the lesson with the result, as "lesson".',
  'verdicts.lesson-check':
    'The lesson cannot be judged: {place} is “{text}”. {fault} Whoever wrote the lesson has to correct it.',
  'verdicts.lesson-change':
    'The network of the lesson cannot be made: {place} does not fit it. {fault} Whoever wrote the lesson has to correct it.',
  'verdicts.large-scenario':
    '{path} has {octets} bytes as JSON, and a scenario may have {limit} on this server. Send a smaller one, or judge it with lanelab check.',
  'verdicts.check':
    '{path} cannot be judged: {fault} It is “{text}”, and the fault is at “{part}”, from character {start} on.',
  'assignments.none':
    'No assignment has the class code {code}; it may have been erased. Compare the code with the one that the teacher shows.',
  'assignments.teacher-key-missing':
    'The header X-Teacher-Key is missing. Send the key that was given when the assignment was made; it stands in the private link.',
  'assignments.teacher-key-wrong':
    'The key in X-Teacher-Key is not that of the teacher of {code}. Use the newest private link: a key that was renewed has ended.',
  'assignments.student-key-missing':
    'The header X-Student-Key is missing. Send the key that was given on joining; it stands in the personal link.',
  'assignments.student-key-wrong':
    'The key in X-Student-Key is not that of a student of {code}. Use the newest personal link, or join again.',
  'assignments.code-wrong':
    'The code is not that of a place in {code}. Compare it letter by letter with the note from the teacher, or ask for another one.',
  'assignments.no-student':
    'No student of {code} has the id {student}; perhaps the student was erased. Load the overview again.',
  'assignments.no-submission':
    'This student has handed in nothing with the number {number} in {code}. Load the list of submissions again.',
  'assignments.join-by-code':
    'Students of {code} join with the code of a place, not with a name. Ask the teacher for your code.',
  'assignments.join-by-name': 'Students of {code} join with their name, not with a code. Send your name.',
  'assignments.after-due-without-due':
    'body.settings.results is "after-due", but nothing is ever due: students would see no results. Set dueAtMs, or choose "at-once" or "when-returned".',
  'assignments.erased-already':
    'With keepDays {keepDays} the assignment would have been erased at {at} already. Choose more days, or a later dueAtMs.',
  'assignments.full':
    'The assignment {code} has room for {most} students and places, and {wanted, plural, one {# more is wanted} other {# more are wanted}}. Erase some that are not needed, or make another assignment.',
  'assignments.names-of-seat':
    'This browser has joined the class {code} with {most} names, which is the limit for half a day. Go on as one of them by the personal link, or ask your teacher for a code of your own.',
  'assignments.names-without-seat':
    'Browsers without cookies at this address have joined the class {code} with {most} names, which is the limit for half a day. Allow cookies for this site and open the page again, or ask your teacher for a code of your own.',
  'assignments.student-full':
    'Work and submissions of one student may have {most} bytes together on this server, and these would have {bytes}. Make the networks smaller, or hand in less often.',
  'assignments.class-full':
    'The students of {code} have stored {most} bytes, as many as this server allows for one assignment. Ask the teacher to erase students that are not needed.',
  'assignments.submissions-full':
    'You have handed in {most} times, as often as this server keeps. Ask the teacher to look at what is there.',
  'assignments.too-late':
    'The assignment was due at {due}, and it takes nothing late. Your work is saved; ask the teacher for more time.',
  'assignments.no-tries-left':
    'You have handed in {tries, plural, one {once} other {# times}}, as often as this assignment allows. Ask the teacher for another try.',
  'assignments.work-changed':
    '{revision, plural, =0 {No work is stored} other {The work is stored as revision #}}, and the change rests on revision {given}: it was saved from another window or machine. Read it again, bring the change over, and save with that revision.',
  'assignments.other-lesson':
    'The result is of a lesson with the hash {given}, and the lesson of {code} has {hash}. Load the lesson again and go on in that one.',
  'assignments.guesses':
    'There were too many wrong codes and keys. Ask again in {seconds} seconds, and compare the code letter by letter.',
  'assignments.no-step': 'The lesson has no step {step}. Its steps are {steps}.',
  'assignments.not-marked': 'The server could not mark this. {reason}',
  'assignments.failed-in-server':
    'The server failed on it; its log says why. Let it be marked again, and if that fails too, report it.',
  'assignments.csv.name': 'Name',
  'assignments.csv.id': 'Student',
  'assignments.csv.joined': 'Joined',
  'assignments.csv.submissions': 'Submissions',
  'assignments.csv.at': 'Handed in',
  'assignments.csv.late': 'Late',
  'assignments.csv.state': 'State',
  'assignments.csv.confirmed': 'Confirmed',
  'assignments.csv.of': 'Of',
  'assignments.csv.returned': 'Given back',
  'assignments.csv.comment': 'Comment',
  'assignments.csv.flags': 'Flags',
  'assignments.csv.yes': 'yes',
  'assignments.csv.no': 'no',
  'assignments.csv.passed': 'passed by the teacher',
  'assignments.csv.not-passed': 'not passed by the teacher',
  'assignments.csv.same-as': 'same as {name}',
  'assignments.csv.other-variant': 'variant of {name}',
  'assignments.csv.unknown-variant': 'variant of nobody in the class',
  'assignments.csv.forged': 'claims more than the run shows: {steps}',
  'assignments.csv.opened-hints': 'hints opened although kept closed: {steps}',
  'assignments.csv.opened-solutions': 'solution opened although kept closed: {steps}',
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
  'check-document.and-more': '{first} (And {more} more, see details.)',
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
