/** What is modelled and what is not, the words, and the keys. */
import { OfflineHelp } from '../offline/OfflineHelp.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { glossary } from '../words/glossary.ts';
import styles from './HelpPage.module.css';
import { keys, limits, promises } from './text.ts';

export function HelpPage() {
  usePageTitle('Help');
  const words = Object.values(glossary).toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label="On this page">
        <a href="#results">What a result is worth</a>
        <a href="#limits">What is left out</a>
        <a href="#links">Links and storage</a>
        <a href="#offline">Without a network</a>
        <a href="#words">Words</a>
        <a href="#keys">Keys</a>
      </nav>
      <div className={styles.text}>
        <h1>Help</h1>
        <section id="results">
          <h2>What a result is worth</h2>
          <ul className={styles.points}>
            {promises.map((promise) => (
              <li key={promise.title}>
                <b>{promise.title}</b> {promise.text}
              </li>
            ))}
          </ul>
        </section>
        <section id="limits">
          <h2>What is left out</h2>
          <ul className={styles.points}>
            {limits.map((limit) => (
              <li key={limit.title}>
                <b>{limit.title}</b> {limit.text}
              </li>
            ))}
          </ul>
        </section>
        <section id="links">
          <h2>Links and storage</h2>
          <p>
            A <b>self-contained link</b> holds the whole scenario behind its # sign. No server sees it, it never
            expires, and a checksum tells when a part of it was lost. A <b>short link</b> is a few characters long
            because the scenario is stored on this lab’s server. Your browser keeps the theme you chose and the edit
            keys of what you stored, nothing else; the lab works when it may keep nothing.
          </p>
        </section>
        <section id="offline">
          <h2>Without a network</h2>
          <OfflineHelp />
        </section>
        <section id="words">
          <h2>Words</h2>
          <dl className={styles.words}>
            {words.map((entry) => (
              <div key={entry.term}>
                <dt>
                  {entry.term}
                  {entry.long === undefined ? null : <span> {entry.long}</span>}
                </dt>
                <dd>{entry.meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section id="keys">
          <h2>Keys</h2>
          <table className={styles.keys}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Keys</th>
                <th scope="col">What they do</th>
              </tr>
            </thead>
            <tbody>
              {keys.map((row) => (
                <tr key={row.act}>
                  <th scope="row">
                    {row.keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </th>
                  <td>{row.act}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  );
}
