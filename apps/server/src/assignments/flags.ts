/** What a teacher should look at twice: work handed in by two, the variant of somebody else, claims that no run bears out, opened locks. */
import { LOCKS } from '../schemas/assignment.ts';
import type { Flag } from '../schemas/submission.ts';
import type { StoredStudent } from '../storage/student-repository.ts';
import type { StoredSubmission } from '../storage/submission-row.ts';

/** A class as flags compare it. */
export interface ClassWork {
  readonly students: ReadonlyMap<string, StoredStudent>;
  /** Students by the fingerprints of what they handed in. */
  readonly byFingerprint: ReadonlyMap<string, ReadonlySet<string>>;
  /** Students by their seeds; undefined where several have the same. */
  readonly bySeed: ReadonlyMap<string, StoredStudent | undefined>;
}

export function classWork(
  students: readonly StoredStudent[],
  submissions: readonly Pick<StoredSubmission, 'studentId' | 'fingerprint'>[],
): ClassWork {
  const byFingerprint = new Map<string, Set<string>>();
  for (const { studentId, fingerprint } of submissions) {
    if (fingerprint === null) continue;
    byFingerprint.set(fingerprint, (byFingerprint.get(fingerprint) ?? new Set()).add(studentId));
  }
  const bySeed = new Map<string, StoredStudent | undefined>();
  for (const student of students) bySeed.set(student.seed, bySeed.has(student.seed) ? undefined : student);
  return { students: new Map(students.map((student) => [student.id, student])), byFingerprint, bySeed };
}

export function flagsOf(submission: StoredSubmission, { students, byFingerprint, bySeed }: ClassWork): Flag[] {
  const { studentId, fingerprint, seed, marks } = submission;
  const same = [...(byFingerprint.get(fingerprint ?? '') ?? [])].flatMap((id): Flag[] => {
    const other = students.get(id);
    return other === undefined || id === studentId ? [] : [{ kind: 'same-as', student: id, name: other.name }];
  });
  const owner = bySeed.get(seed);
  const isOwnSeed = students.get(studentId)?.seed === seed;
  const variant: Flag[] = isOwnSeed
    ? []
    : [{ kind: 'other-variant', student: owner?.id ?? null, name: owner?.name ?? null }];
  const steps = (marks ?? []).filter(({ differs }) => differs).map(({ step }) => step);
  const forged: Flag[] = steps.length > 0 ? [{ kind: 'forged', steps }] : [];
  const opened = LOCKS.flatMap((lock): Flag[] => {
    const within = (marks ?? []).filter((mark) => mark.opened?.includes(lock)).map(({ step }) => step);
    return within.length > 0 ? [{ kind: 'opened', lock, steps: within }] : [];
  });
  return [...same, ...variant, ...forged, ...opened];
}
