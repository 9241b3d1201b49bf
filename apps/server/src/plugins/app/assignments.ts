/** Assignments: their repositories, who may do what, how much, the marker, and what is erased when its time is over. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type AssignmentAccess, createAssignmentAccess } from '../../assignments/access.ts';
import { createErasure, type Erasure } from '../../assignments/erasure.ts';
import { type AssignmentLimits, createAssignmentLimits } from '../../assignments/limits.ts';
import { createMarker, type Marker } from '../../assignments/marker.ts';
import { startSweeper } from '../../jobs/sweeper.ts';
import { Guesses } from '../../lib/guesses.ts';
import { type AssignmentRepository, createAssignmentRepository } from '../../storage/assignment-repository.ts';
import { createMarkingRepository, type MarkingRepository } from '../../storage/marking-repository.ts';
import { createStudentRepository, type StudentRepository } from '../../storage/student-repository.ts';
import { createSubmissionRepository, type SubmissionRepository } from '../../storage/submission-repository.ts';
import { createWorkRepository, type WorkRepository } from '../../storage/work-repository.ts';

export interface Assignments {
  readonly all: AssignmentRepository;
  readonly students: StudentRepository;
  readonly work: WorkRepository;
  readonly submissions: SubmissionRepository;
  readonly marking: MarkingRepository;
  readonly access: AssignmentAccess;
  readonly limits: AssignmentLimits;
  readonly marker: Marker;
  readonly erasure: Erasure;
}

declare module 'fastify' {
  interface FastifyInstance {
    assignments: Assignments;
  }
}

export const assignments = fp(
  async (app: FastifyInstance) => {
    const { config, database, documents, jobs, log, storageLimits, verdicts, workLimits } = app;
    const all = createAssignmentRepository(database);
    const students = createStudentRepository(database);
    const marking = createMarkingRepository(database, config.LEASE_MS);
    const guesses = new Guesses(config.ASSIGNMENT_GUESSES_PER_MINUTE, config.SEATS_AT_ONCE);
    const marker = createMarker({
      marking,
      documents,
      verdicts,
      jobs,
      countCells: (person, cells) => workLimits.admit(person, 'cells', Math.min(cells, config.RUN_MAX_CELL_HOPS)),
      log,
    });
    const erasure = createErasure({ db: database.db, assignments: all, students, log });
    app.decorate('assignments', {
      all,
      students,
      work: createWorkRepository(database),
      submissions: createSubmissionRepository(database),
      marking,
      access: createAssignmentAccess({ assignments: all, students, guesses }),
      limits: createAssignmentLimits({ db: database.db, storageLimits, config }),
      marker,
      erasure,
    });

    const chores = {
      marking: () => marker.tend(),
      erasure: () => erasure.tend(),
    };
    let sweeper: ReturnType<typeof startSweeper> | undefined;
    app.addHook('onReady', async () => {
      sweeper = startSweeper(chores, Math.ceil(config.LEASE_MS / 2), log);
    });
    app.addHook('preClose', async () => {
      await sweeper?.close();
      await marker.close();
    });
  },
  { name: 'assignments', dependencies: ['storage', 'sharing', 'simulation', 'documents'] },
);
