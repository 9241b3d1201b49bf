/** The checks of a step, computed: in the page, on the server and on the command line alike. */
export { isRight, saidTo } from './answer.ts';
export { type AskedFault, type AskedNetworks, stepCheckFaults } from './check-faults.ts';
export { HandedInError, type HandedResult, type HandedStep, handedStep, openedScenario } from './handed-in.ts';
export { type JudgeOptions, judgeStep, judgeSteps } from './judge.ts';
export { type JudgeRequest, LessonCheckError, type PreparedStep, preparedStep } from './prepared-step.ts';
export { type Standing, standingOf } from './standing.ts';
export type { CheckVerdict, StepVerdict } from './verdict.ts';
