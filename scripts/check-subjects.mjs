// Commit subjects are `area: change`, at most 72 characters, from the commit on that made this the rule. Where git has no
// history that goes back so far (an archive, a shallow clone) there is nothing to check.
import { main, output, Problem, say } from './lib/run.mjs';

/** The last commit before the rule. */
const BEFORE = 'a39a4c9eb92c3a76e05e608a39a8f41975ae01d0';

const LONGEST = 72;
const FORM = /^[a-z][a-z0-9 ,/-]*: \S/;

/** What is wrong with a commit subject, or null. */
export function subjectProblem(subject) {
  if (!FORM.test(subject)) return 'is not of the form "area: change", the area in lower case';
  return subject.length > LONGEST ? `has ${subject.length} characters, and ${LONGEST} is the most` : null;
}

if (process.argv[1]?.endsWith('check-subjects.mjs')) {
  await main(async () => {
    if (output('git', ['merge-base', '--is-ancestor', BEFORE, 'HEAD']) === null) {
      say('no history to check commit subjects in');
      return;
    }
    const commits = output('git', ['log', '--no-merges', '--format=%h %s', `${BEFORE}..HEAD`]);
    const lines = commits.split('\n').filter(Boolean);
    const problems = lines.flatMap((line) => {
      const [hash, subject] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      const why = subjectProblem(subject);
      return why ? [`${hash} "${subject}" ${why}`] : [];
    });
    if (problems.length > 0) throw new Problem(`commit subjects:\n  ${problems.join('\n  ')}`);
    say(`${lines.length} commit subjects keep to the form`);
  });
}
