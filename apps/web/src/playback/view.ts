/** One of the runs that a clock drives, as those who show it see it. */
import type { Controller } from './controller.ts';
import type { Track } from './track.ts';
import type { Playback } from './types.ts';

export function viewOf(controller: Controller, track: Track, dispose: () => void): Playback {
  let packetReaders = 0;
  return {
    getState: controller.getState,
    subscribe: controller.subscribe,
    timePs: controller.timePs,
    goalPs: controller.goalPs,
    onFrame: controller.onFrame,
    get recording() {
      return track.recording;
    },
    setScenario: (scenario) => controller.setScenario(track, scenario),
    play: () => controller.play(),
    pause: () => controller.pause(),
    pauseAt: (timePs) => controller.pauseAt(timePs),
    setSpeed: (speed) => controller.setSpeed(speed),
    setSkipsQuiet: (skipsQuiet) => controller.setSkipsQuiet(skipsQuiet),
    setReducedMotion: (isReduced) => controller.setReducedMotion(isReduced),
    stepCell: (direction) => controller.stepCell(direction),
    stepEvent: (direction) => controller.stepEvent(direction),
    stepTo: (target) => controller.stepTo(track, target),
    seek: (timePs) => controller.seek(timePs),
    runToEnd: () => controller.runToEnd(),
    restart: () => controller.restart(),
    cancel: () => controller.cancel(),
    result: () => controller.ask(track, (session) => session.result()),
    resultSoFar: () => controller.afterwards(track, (session) => session.result()),
    why: async (flow, depth) =>
      (await controller.ask(track, (session, signal) => session.why(controller.timePs(), flow, depth, signal))) ?? [],
    stateHash: () => controller.ask(track, (session) => session.stateHash()),
    inspect: (question) =>
      controller.afterwards(track, async (session) => {
        const answer = await question((query) => session.inspect(query));
        return { run: session, timePs: session.positionPs, answer };
      }),
    setPackets: (isOn) => {
      packetReaders += isOn ? 1 : -1;
      return controller.setPackets(track, packetReaders > 0);
    },
    recordSince: async (fromPs) => {
      const timePs = controller.timePs();
      await controller.afterwards(track, (session, signal) =>
        session.go(timePs, { signal, exactly: true, closely: { fromPs: Math.max(0, Math.min(fromPs, timePs)) } }),
      );
    },
    positionPs: () => track.session?.positionPs ?? null,
    beside() {
      const other = controller.addTrack();
      return viewOf(controller, other, () => controller.removeTrack(other));
    },
    dispose,
  };
}
