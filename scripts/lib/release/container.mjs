// deploy/Dockerfile and deploy/compose.yaml read as Docker reads them, for machines without Docker: what the image holds, how it
// starts, and what Compose sets.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { Problem } from '../run.mjs';

/** Copies what the image copies from a release into an empty folder, and returns `{ command, health, environment }`. */
export function layOut(release, image) {
  const file = DockerfileParser.parse(readFileSync(join(release, 'deploy', 'Dockerfile'), 'utf8'));
  for (const copy of file.getCOPYs()) {
    const paths = copy.getArguments().map((argument) => argument.getValue());
    const target = paths.pop();
    for (const path of paths) {
      if (!existsSync(join(release, path)))
        throw new Problem(`deploy/Dockerfile copies ${path}, which the release has not`);
      const into = target.endsWith('/') ? join(image, target, basename(path)) : join(image, target);
      mkdirSync(dirname(into), { recursive: true });
      cpSync(join(release, path), into, { recursive: true, verbatimSymlinks: true });
    }
  }
  const [command] = file.getCMDs();
  const [health] = file.getHEALTHCHECKs();
  const pairs = file.getENVs().flatMap((each) => each.getProperties());
  return {
    command: command.getJSONStrings().map((each) => each.getJSONValue()),
    health: JSON.parse(health.getArgumentsContent().replace(/^.*?CMD /s, '')),
    environment: Object.fromEntries(pairs.map((pair) => [pair.getName(), pair.getValue()])),
    user: file
      .getInstructions()
      .findLast((each) => each.getKeyword() === 'USER')
      ?.getArgumentsContent(),
  };
}

/** What is wrong with compose.yaml, one line each; `settings` are the variables that the server knows. */
export function composeProblems(text, settings) {
  const { services } = parse(text, { merge: true });
  return Object.entries(services).flatMap(([name, service]) => {
    const isLab = service.image === 'lanelab';
    const unknown = isLab ? Object.keys(service.environment).filter((key) => !settings.includes(key)) : [];
    const waits = Object.entries(service.depends_on ?? {}).filter(
      ([other, { condition }]) => condition !== 'service_healthy' || services[other]?.healthcheck?.test === undefined,
    );
    return [
      ...unknown.map((key) => `${name} sets ${key}, which docs/server.md does not name`),
      ...waits.map(([other]) => `${name} does not wait for ${other} to be healthy`),
      ...(isLab || service.healthcheck?.test ? [] : [`${name} has no health check`]),
    ];
  });
}
