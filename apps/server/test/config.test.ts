import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentSchema, readConfig } from '../src/config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', LOG_LEVEL: 'info', TRUST_PROXY: false });
    expect(config.DATABASE_URL).toBeUndefined();
    expect(config.ENGINE_WORKERS).toBeGreaterThanOrEqual(1);
  });

  it('takes an empty variable as not set and ignores foreign ones', () => {
    expect(readConfig({ PORT: '', HOME: '/root' }).PORT).toBe(8080);
  });

  it('reads what is set', () => {
    const config = readConfig({ PORT: '0', HOST: '::1', PUBLIC_URL: 'https://lab.example.org/', TRUST_PROXY: 'true' });
    expect(config).toMatchObject({ PORT: 0, HOST: '::1', PUBLIC_URL: 'https://lab.example.org', TRUST_PROXY: true });
  });

  it.each([
    ['PORT', '70000', 'from 0 to 65535'],
    ['PORT', '80.5', 'a whole number'],
    ['PORT', '-1', 'a TCP port'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn'],
    ['TRUST_PROXY', 'yes', 'must be one of true, false'],
    ['PUBLIC_URL', 'lab.example.org', 'such as https://'],
    ['BODY_LIMIT_BYTES', '12', 'from 1024 to'],
    ['ENGINE_WORKERS', '0', 'from 1 to 256'],
  ])('names variable, value and rule: %s=%s', (name, value, rule) => {
    const read = (): unknown => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name}: "${value}" `);
    expect(read).toThrow(rule);
  });

  it('does not print what may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(
      /^DATABASE_URL: the value given must be/,
    );
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', HOST: 'h', JOB_LIMIT: '0' })).toThrow(/PORT: .*\nJOB_LIMIT: /);
  });

  it('is documented variable by variable', async () => {
    const page = await readFile(new URL('../../../docs/server.md', import.meta.url), 'utf8');
    const documented = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(documented).toEqual(Object.keys(environmentSchema.shape));
  });
});
