// `npm run api`: writes the public types of every package into docs/api. `-- --check` compares only, as `npm run check` does.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from './lib/api-report.mjs';
import { main, Problem, ROOT } from './lib/run.mjs';

const FOLDER = join(ROOT, 'docs', 'api');

await main(async () => {
  const reports = await apiReports();
  const written = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.d.ts')) : [];
  const gone = written.filter((file) => !reports.has(file));
  const changed = [...reports].filter(
    ([file, text]) => !written.includes(file) || readFileSync(join(FOLDER, file), 'utf8') !== text,
  );
  if (process.argv.includes('--check')) {
    const files = [...changed.map(([file]) => file), ...gone];
    if (files.length === 0) return;
    throw new Problem(
      `the public types of a package differ from docs/api (${files.join(', ')}): run \`npm run api\` and commit what it writes, so that the change shows in the diff`,
    );
  }
  mkdirSync(FOLDER, { recursive: true });
  for (const file of gone) rmSync(join(FOLDER, file));
  for (const [file, text] of changed) writeFileSync(join(FOLDER, file), text);
  console.log(
    `docs/api: ${changed.length} of ${reports.size} written${gone.length === 0 ? '' : `, ${gone.length} removed`}`,
  );
});
