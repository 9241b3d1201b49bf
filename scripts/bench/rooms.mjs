// A live room with 300 students, each a WebSocket that only reads, and a teacher who points, moves the clock and asks: on one server, and on two on
// one PostgreSQL. The delay of a message is the time from the teacher's sending to the student's receiving it, in this process. Then three browsers
// join as well, and the teacher seeks (room-pages.mjs). Prints a JSON line for each.
import { WebSocket } from 'ws';
import { withPostgres } from '../lib/postgres.mjs';
import { ensureWebBuild } from '../lib/web-build.mjs';
import { ask, startPinned } from './bench-server.mjs';
import { followByPages, PAGES } from './room-pages.mjs';

const STUDENTS = Number(process.env.BENCH_STUDENTS ?? 300);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const POINTER_MS = 100;
const CLOCK_MS = 500;
/** A class behind one address: docs/sizing.md has these limits for such a room. */
const LIMITS = {
  EVENT_STREAMS_PER_ADDRESS: '1000',
  EVENT_STREAMS_PER_SEAT: '1000',
  WRITE_LIMIT_PER_MINUTE: '1000',
  ROOM_MEMBERS: String(STUDENTS + PAGES),
};

async function onServers(count, env) {
  const servers = [];
  try {
    for (let core = 0; core < count; core += 1) servers.push(await startPinned({ cores: '0', env }));
    return await measure(servers);
  } finally {
    for (const server of servers) await server.end();
  }
}

async function measure(servers) {
  const [{ origin }] = servers;
  const room = await post(origin, '/api/rooms', { title: 'Bench' });
  const sent = new Map();
  const delays = [];
  let octets = 0;
  const hear = (told, length) => {
    octets += length;
    const sentAt = sent.get(markOf(told));
    if (sentAt !== undefined) delays.push(performance.now() - sentAt);
  };
  const students = [];
  for (let place = 0; place < STUDENTS; place += 1) {
    const server = servers[place % servers.length];
    const { memberKey } = await post(server.origin, `/api/rooms/${room.code}/members`, { name: `Student ${place}` });
    students.push(await connect(server.origin, room.code, memberKey, hear));
  }
  const teacher = await connect(origin, room.code, room.teacherKey, () => undefined);
  const cpuBefore = cpuOf(servers);
  octets = 0;
  for (let tick = 0; tick < (SECONDS * 1000) / POINTER_MS; tick += 1) {
    say(teacher, sent, { kind: 'pointer', at: { x: tick, y: 0 } });
    const isClock = (tick * POINTER_MS) % CLOCK_MS === 0;
    if (isClock) say(teacher, sent, { kind: 'clock', timePs: tick * 1e9, speed: 1e9, isPlaying: true });
    await pause(POINTER_MS);
  }
  await pause(1000);
  const cpuMs = cpuOf(servers) - cpuBefore;
  const answersMs = await askAll(teacher, students);
  const messages = sent.size;
  // What is sent from here on is measured in the pages alone.
  sent.clear();
  const pages = await followByPages({ origins: servers.map((server) => server.origin), room, teacher });
  for (const { socket } of [teacher, ...students]) socket.close();
  delays.sort((a, b) => a - b);
  const at = (share) => Math.round(delays[Math.floor(share * (delays.length - 1))] * 10) / 10;
  return {
    students: STUDENTS,
    heard: delays.length / (messages * STUDENTS),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpuMsPerStudentSecond: Math.round((cpuMs / STUDENTS / SECONDS) * 1000) / 1000,
    octetsPerStudentSecond: Math.round(octets / STUDENTS / SECONDS),
    answersMs,
    pages,
  };
}

/** Every student answers at once; the ms until the teacher has all answers. */
async function askAll(teacher, students) {
  const question = { kind: 'question', id: 'q', text: 'How many?', form: { type: 'number', unit: '' } };
  const asked = Promise.all(students.map((student) => student.next((told) => told.says?.kind === 'question')));
  teacher.say({ ...question, state: 'open' });
  await asked;
  const since = performance.now();
  const all = teacher.next((told) => told.kind === 'answers' && told.questions[0]?.answers.length === STUDENTS);
  for (const [place, student] of students.entries()) student.say({ kind: 'answer', question: 'q', value: place });
  await all;
  return Math.round(performance.now() - since);
}

function say(teacher, sent, says) {
  sent.set(markOf({ says }), performance.now());
  teacher.say(says);
}

/** What tells a message from all others: its kind, and where or when it points. */
const markOf = ({ says }) => (says === undefined ? undefined : `${says.kind} ${says.at?.x ?? says.timePs}`);

function connect(origin, code, key, hear) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/rooms/${code}/live`);
  const waiting = new Set();
  let number = 0;
  const connection = {
    socket,
    say(says) {
      number += 1;
      socket.send(JSON.stringify({ kind: 'say', id: number, says }));
    },
    /** The next message that is one of these. */
    next: (isOne) => new Promise((resolve, reject) => waiting.add({ isOne, resolve, reject })),
  };
  socket.on('message', (data) => {
    const text = Buffer.from(data).toString();
    const told = JSON.parse(text);
    hear(told, Buffer.byteLength(text));
    if (told.kind === 'refused') throw new Error(`the room refused a message: ${told.message}`);
    for (const one of waiting) {
      if (!one.isOne(told)) continue;
      waiting.delete(one);
      one.resolve(told);
    }
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (status, reason) => {
      const closed = new Error(`the room closed with ${status}: ${reason.toString()}`);
      reject(closed);
      for (const one of waiting) one.reject(closed);
    });
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', key, after: 0 })));
    void connection.next((told) => told.kind === 'ready').then(() => resolve(connection));
  });
}

const post = (origin, path, body) => ask(origin, path, { method: 'POST', body });
const cpuOf = (servers) => servers.reduce((sum, server) => sum + server.cpuMs(), 0);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

await ensureWebBuild();
console.log(JSON.stringify({ kind: 'room', servers: 1, ...(await onServers(1, LIMITS)) }));
await withPostgres(async (url) => {
  const env = { ...LIMITS, DATABASE_URL: url, SERVER_COMPUTES: 'false' };
  console.log(JSON.stringify({ kind: 'room', servers: 2, ...(await onServers(2, env)) }));
});
