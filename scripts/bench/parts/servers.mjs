// The server: reads of a stored scenario, others beside large documents; and, where it is named, against a bare Fastify, with many scenarios stored,
// and twice on one PostgreSQL. Where they are named, a live room, and a class that hands in.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, which } from '../../lib/run.mjs';
import { jsonLines, writeDocuments } from '../process.mjs';

const BENCH = join(ROOT, 'scripts', 'bench');

/** Reads of a scenario of 8 KB, as people store them, then what large documents do to others. */
export function serverLines({ folder }) {
  const rows = fromOtherCore('server.mjs', scenarioIn(folder));
  const large = fromOtherCore('large-documents.mjs');
  return { lines: [...rows.map(serverLine), ...large.map(largeLine)], rows: [...rows, ...large] };
}

export function throughputLines({ folder }) {
  const scenario = scenarioIn(folder);
  const replicas = jsonLines(process.execPath, [join(BENCH, 'replicas.mjs'), scenario], 'replicas');
  const rows = [...fromOtherCore('throughput.mjs', scenario, folder), ...replicas];
  return { lines: rows.map((row) => JSON.stringify(row)), rows };
}

/** A live room with 300 students, at one server and at two. */
export function roomLines() {
  const rows = fromOtherCore('rooms.mjs');
  return { lines: rows.map(roomLine), rows };
}

/** A class that hands in at once, marked by one server on two cores. */
export function markingLines() {
  const rows = jsonLines(process.execPath, [join(BENCH, 'marking.mjs')], 'marking.mjs');
  return { lines: rows.map(markingLine), rows };
}

function scenarioIn(folder) {
  writeDocuments('documents.mts', folder, 'w1', 'w2', 'w3', 'w4', 'w5');
  return join(folder, 'w5.json');
}

/** The load comes from another core than the server's where there is one to pin it to. */
function fromOtherCore(script, ...words) {
  const args = [join(BENCH, script), ...words];
  const isPinned = which('taskset') !== null && availableParallelism() > 1;
  const [command, all] = isPinned ? ['taskset', ['-c', '1', process.execPath, ...args]] : [process.execPath, args];
  return jsonLines(command, all, script);
}

function roomLine({
  servers,
  students,
  p50,
  p95,
  p99,
  cpuMsPerStudentSecond,
  octetsPerStudentSecond,
  answersMs,
  pages,
}) {
  const picture = `pictures of ${pages.pages} browsers p50 ${pages.p50} ms  p95 ${pages.p95} ms  slowest ${pages.slowest} ms`;
  return `room of ${students} at ${servers} ${servers === 1 ? 'server ' : 'servers'}  delay p50 ${p50} ms  p95 ${p95} ms  p99 ${p99} ms  each second of a student ${cpuMsPerStudentSecond} ms CPU, ${octetsPerStudentSecond} octets  all answers in ${answersMs} ms  ${picture}`;
}

function markingLine({ lesson, students, takenMs, markedMs, confirmed, cpuMs }) {
  return `marking ${lesson.padEnd(20)} ${students} at once  all taken in ${takenMs} ms  all marked in ${(markedMs / 1000).toFixed(1)} s  ${confirmed} confirmed whole  CPU ${(cpuMs / 1000).toFixed(1)} s`;
}

function largeLine({ path, posted, p50, p99 }) {
  const answered = posted.map(({ statuses }) =>
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
  );
  return `server large ${path.padEnd(16)} others p50 ${p50.idle} -> ${p50.beside} ms  p99 ${p99.idle} -> ${p99.beside} ms  (${answered.join('; ')})`;
}

function serverLine({ kind, rate, cpuMsEach, reached, p50, p99 }) {
  const asked = rate === null ? 'as fast as it can' : `${rate}/s asked`;
  const cpu = cpuMsEach === null ? '' : `  CPU ${cpuMsEach.toFixed(2)} ms each`;
  return `server ${kind.padEnd(9)} ${asked.padEnd(17)} ${String(reached).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms${cpu}`;
}
