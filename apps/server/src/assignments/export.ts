/** All that is stored of an assignment as one JSON document, made piece by piece: it may be larger than the memory of the server. */
import { openedJson } from '../lib/json-text.ts';
import type { StoredAssignment } from '../storage/assignment-repository.ts';
import type { StoredStudent } from '../storage/student-repository.ts';
import { assignmentAnswer, resultText, studentAnswer } from './answers.ts';
import { type OverviewRepositories, readClass, submissionsByStudent } from './overview.ts';

export async function* exportText(
  assignment: StoredAssignment,
  lesson: string,
  repositories: OverviewRepositories,
): AsyncGenerator<string> {
  const state = await readClass(assignment, repositories);
  const { submissions, work } = repositories;
  const answersOf = submissionsByStudent(state);
  const result = (text: string): string => resultText(assignment, lesson, text);

  async function workText({ id }: StoredStudent): Promise<string> {
    const own = await work.find(id);
    if (own === undefined) return 'null';
    return `${openedJson({ revision: own.revision, savedAtMs: own.savedAtMs })},"result":${result(own.result)}}`;
  }

  const nowMs = Date.now();
  yield `${openedJson({ assignment: assignmentAnswer(assignment, nowMs), exportedAtMs: nowMs })},"lesson":${lesson},"students":[`;
  for (const [at, student] of state.students.entries()) {
    const { seenAtMs } = student;
    yield `${at === 0 ? '' : ','}${openedJson({ student: { ...studentAnswer(student), seenAtMs } })},"work":${await workText(student)},"submissions":[`;
    for (const [index, answer] of (answersOf.get(student.id) ?? []).entries()) {
      const whole = await submissions.find({ studentId: student.id, number: answer.number });
      // The submission may have been erased since the list was read.
      if (whole === undefined) break;
      yield `${index === 0 ? '' : ','}${openedJson({ submission: answer })},"result":${result(whole.result)},"verdict":${whole.verdict ?? 'null'}}`;
    }
    yield ']}';
  }
  yield ']}';
}
