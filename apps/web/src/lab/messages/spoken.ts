/** The diary as people read it: whole sentences, devices by name, connections by role and peer. */
import type { Scenario } from '@lanelab/scenario';
import { speakers } from '../../base/words/diary-words.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { VccNames } from './vcc-names.ts';

/** Verbs with which a machine speaks of itself. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [
    /^(enters|joined|learns|hears|forgets|flushed|switches the path|receives frame|drops frame|sends frame)\b/,
    speakers.lec,
  ],
  [/^(is told to join|ignores a malformed control frame)/, speakers.lec],
  [/^registered with the ATMARP server/, speakers.clip],
  [
    /^(asks routing|tells MPC|refuses MPC|imposes|takes egress cache|gives up on MPOA|has no control VCC|drops a malformed)\b/,
    speakers.mps,
  ],
  [/^(answers a request|tells .+ of an error|ignores|gives up on)\b/, speakers.nhs],
];
const categories: Readonly<Record<string, string>> = {
  Cbr: 'CBR',
  RtVbr: 'rt-VBR',
  NrtVbr: 'nrt-VBR',
  Abr: 'ABR',
  Ubr: 'UBR',
};
const address = /[\da-f]{26}-[\da-f]{12}-[\da-f]{2}/g;
/** A machine's title before a name that says it again. */
const twice = /\b(?:the )?(MPC|MPS|LES|BUS|LECS|ATMARP server)(?: at)? (?=(?:\S+’s \1|the \1)\b)/gi;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export class Speaker {
  readonly #names: VccNames;
  readonly #said = new Map<number, DiaryEntry>();

  constructor(scenario: Scenario) {
    this.#names = new VccNames(scenario);
  }

  /** The entries in the same order, each with its sentence. */
  speak(entries: readonly DiaryEntry[]): readonly DiaryEntry[] {
    this.#names.read(entries);
    return entries.map((entry) => this.#said.get(entry.number) ?? this.#say(entry));
  }

  #say(entry: DiaryEntry): DiaryEntry {
    let isWhole = true;
    const what = entry.what
      .replace(/\bVCC \d+ (?=(?:with|to) )/g, 'VCC ')
      .replace(/\bVCC (\d+)\b/g, (written, number: string) => {
        const name = this.#names.nameOf(entry, Number(number));
        // What is not known yet may be in a moment.
        isWhole = false;
        return name ?? written;
      })
      .replace(address, (written) => this.#names.endOf(written)?.name ?? written)
      .replace(twice, '')
      .replace(/(came in as the [\w ]*VCC) from .+\.$/, '$1.')
      .replace(/, whose LES is the LES of .+\.$/, '.')
      .replace(/\. \((.+)\)$/, ' ($1).')
      .replace(/\bas (Cbr|RtVbr|NrtVbr|Abr|Ubr)\b/, (_, name: string) => `as ${categories[name] ?? name}`)
      .replace(/came in at port 65535/, `came in ${speakers.fromServers}`)
      .replace(/goes on at port 65535/, `goes on ${speakers.toServers}`)
      .replace(/\(port 65535\)/, `(${speakers.servers})`)
      .replace(/port 65535\b/g, speakers.servers)
      .replace(/\b1 addresses\b/, '1 address')
      .replace(/\b1 LECS addresses\b/, '1 LECS address')
      .replace(/\b1 messages were\b/, '1 message was')
      .replace(/(\d+\.\d{3})\d+ s\b/, '$1 s');
    const subject = verbs.find(([verb]) => verb.test(entry.what))?.[1];
    const sentence = subject === undefined ? capital(what) : `${subject} ${what}`;
    const said = { ...entry, what: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` };
    if (isWhole) this.#said.set(entry.number, said);
    return said;
  }
}
