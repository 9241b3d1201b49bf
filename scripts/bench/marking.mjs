// A class of 40 hands in at once: the time until the server has marked them all, with its own engine, beside what its processes need for it.
// Every student has a variant of their own and has solved every step. Prints a JSON line for each lesson.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { ask, startPinned } from './bench-server.mjs';

const STUDENTS = 40;
/** The lesson whose runs are longest, and the one whose faults are drawn for each student. */
const LESSONS = ['jitter-and-shortcuts', 'why-did-it-stop'];
/** As a student’s page asks while it waits. */
const LOOK_MS = 4000;
const LONGEST_MS = 600_000;

function solved(lesson, seeds) {
  const program = join(ROOT, 'scripts', 'bench', 'solved-results.mts');
  const args = ['--import', 'tsx', program, lesson, ...seeds];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 }));
}

async function measure({ origin, cpuMs }, id) {
  const call = (path, options) => ask(origin, path, options);
  const { lesson } = solved(id, []);
  const made = await call('/api/assignments', { method: 'POST', body: { lesson, settings: {} } });
  const address = `/api/assignments/${made.assignment.id}`;
  const students = [];
  for (let place = 0; place < STUDENTS; place += 1)
    students.push(await call(`${address}/students`, { method: 'POST', body: { name: `Student ${place}` } }));
  const { results } = solved(
    id,
    students.map(({ student }) => student.seed),
  );
  const cpuBefore = cpuMs();
  const since = performance.now();
  const took = await Promise.all(
    students.map(async ({ studentKey }, place) => {
      const headers = { 'x-student-key': studentKey };
      const body = { result: results[place], attempt: randomBytes(16).toString('base64url') };
      const { submission } = await call(`${address}/me/submissions`, { method: 'POST', headers, body });
      const takenMs = performance.now() - since;
      const own = async () => {
        const { submissions } = await call(`${address}/me`, { headers });
        return submissions.find(({ number }) => number === submission.number);
      };
      const marked = await settled(own, since);
      return { takenMs, markedMs: performance.now() - since, ...marked };
    }),
  );
  const last = (key) => Math.round(Math.max(...took.map((one) => one[key])));
  return {
    kind: 'marking',
    lesson: id,
    students: STUDENTS,
    takenMs: last('takenMs'),
    markedMs: last('markedMs'),
    confirmed: took.filter(({ isConfirmed }) => isConfirmed).length,
    cpuMs: Math.round(cpuMs() - cpuBefore),
  };
}

/** Looks until the submission does not wait any more. */
async function settled(look, since) {
  for (;;) {
    const submission = await look();
    if (submission.state !== 'waiting') {
      const { summary } = submission;
      return { isConfirmed: summary !== null && summary.confirmed === summary.of };
    }
    if (performance.now() - since > LONGEST_MS) throw new Error('a submission still waits after ten minutes');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

for (const id of LESSONS) {
  const server = await startPinned({
    cores: '0,1',
    env: { SERVER_COMPUTES: 'true', WRITE_LIMIT_PER_MINUTE: '1000', SEATS_PER_HOUR: '1000', SEATS_AT_ONCE: '1000' },
  });
  try {
    console.log(JSON.stringify(await measure(server, id)));
  } finally {
    await server.end();
  }
}
