/** Who may do what with an assignment: whoever has the class link, its students, its teacher. Wrong codes and keys are counted. */
import { say } from '@lanelab/messages/server';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Guesses } from '../lib/guesses.ts';
import type { AssignmentRepository, StoredAssignment } from '../storage/assignment-repository.ts';
import type { StoredStudent, StudentRepository } from '../storage/student-repository.ts';

/** A request below `/api/assignments/:id`. */
export type AssignmentRequest = Pick<FastifyRequest, 'person'> & { readonly params: { readonly id: string } };

export type TeacherRequest = AssignmentRequest & {
  readonly headers: { readonly 'x-teacher-key'?: string | undefined };
};

export type StudentRequest = AssignmentRequest & {
  readonly headers: { readonly 'x-student-key'?: string | undefined };
};

export interface OwnPlace {
  readonly assignment: StoredAssignment;
  readonly student: StoredStudent;
}

export interface AssignmentAccess {
  /** For anybody with the class link. Throws where there is no such assignment. */
  find(request: AssignmentRequest): Promise<StoredAssignment>;
  /** Throws where the key of the teacher is missing or wrong. */
  asTeacher(request: TeacherRequest): Promise<StoredAssignment>;
  /** Throws where the key of a student is missing or wrong. Notes that the student was here. */
  asStudent(request: StudentRequest): Promise<OwnPlace>;
  /** Counts a wrong code, and returns the refusal. */
  wrongCode(request: AssignmentRequest): ApiError;
}

export interface AccessOptions {
  readonly assignments: AssignmentRepository;
  readonly students: StudentRepository;
  readonly guesses: Guesses;
}

export function createAssignmentAccess({ assignments, students, guesses }: AccessOptions): AssignmentAccess {
  async function find({ params: { id }, person }: AssignmentRequest): Promise<StoredAssignment> {
    guesses.admit(person);
    const assignment = await assignments.find(id);
    if (assignment !== undefined) return assignment;
    guesses.wrong(person);
    throw new ApiError('assignment_not_found', say('assignments.none', { code: id }));
  }

  return {
    find,
    async asTeacher(request) {
      const key = request.headers['x-teacher-key'];
      const path = 'headers.x-teacher-key';
      if (key === undefined) {
        throw new ApiError('teacher_key_missing', say('assignments.teacher-key-missing'), { path });
      }
      const assignment = await find(request);
      if (assignment.opensWith(key)) return assignment;
      guesses.wrong(request.person);
      throw new ApiError('teacher_key_wrong', say('assignments.teacher-key-wrong', { code: assignment.id }), { path });
    },
    async asStudent(request) {
      const key = request.headers['x-student-key'];
      const path = 'headers.x-student-key';
      if (key === undefined) {
        throw new ApiError('student_key_missing', say('assignments.student-key-missing'), { path });
      }
      const assignment = await find(request);
      const student = await students.findByKey(assignment.id, key);
      if (student === undefined) {
        guesses.wrong(request.person);
        throw new ApiError('student_key_wrong', say('assignments.student-key-wrong', { code: assignment.id }), {
          path,
        });
      }
      await students.saw(student);
      return { assignment, student };
    },
    wrongCode({ params: { id }, person }) {
      guesses.wrong(person);
      return new ApiError('code_wrong', say('assignments.code-wrong', { code: id }), { path: 'body.code' });
    },
  };
}
