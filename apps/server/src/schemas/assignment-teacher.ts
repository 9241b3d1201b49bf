/** What the teacher of an assignment asks for and sees. */
import { z } from 'zod';
import { assignmentParams, assignmentSchema, stepSchema, teacherHeaders } from './assignment.ts';
import { progressSchema, studentId, studentSchema } from './assignment-student.ts';
import { conditionalHeaders } from './stored.ts';
import { submissionNumber, submissionSchema, WHOLE } from './submission.ts';

export const studentParams = assignmentParams.extend({ student: studentId });

export const submissionParams = studentParams.extend({ number: submissionNumber });

export const overviewHeaders = conditionalHeaders.extend(teacherHeaders.shape);

export const overviewResponse = z
  .object({
    assignment: assignmentSchema,
    nowMs: z.number(),
    steps: z.array(stepSchema),
    students: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        hasJoined: z.boolean(),
        joinedAtMs: z.number().nullable(),
        seenAtMs: z.number().nullable(),
        at: z.string().nullable().describe('The step that the student is at'),
        progress: z.array(progressSchema),
        submissions: z.array(submissionSchema),
      }),
    ),
  })
  .meta({ id: 'AssignmentOverview' });

export type Overview = z.output<typeof overviewResponse>;

export const teachersSubmissionResponse = z
  .object({ ...WHOLE, student: studentSchema })
  .meta({ id: 'TeachersSubmission' });

export const exportResponse = z.looseObject({ assignment: assignmentSchema, exportedAtMs: z.number() }).meta({
  id: 'AssignmentExport',
  description: 'All that is stored: the lesson, students, their work and submissions',
});
