import { findPreset } from '@lanelab/papers/presets';
import { describe, expect, it } from 'vitest';
import { namesOf } from './names.ts';

describe('queues by name', () => {
  const scenario = findPreset('clip-pair-collapse')?.build();
  if (scenario === undefined) throw new Error('no preset');
  const names = namesOf(scenario);

  it('says in plain words where cells waited, and what refused them', () => {
    expect(names.queue({ node: 3, port: 2, category: 'ubr' })).toBe('SmartSwitch 2000 to Pentium II 266, UBR');
    expect(names.queue({ node: 3, port: 1, category: 'input' })).toBe(
      'into SmartSwitch 2000 from Pentium II 350, refused on arrival',
    );
    expect(names.queue({ node: 3, port: 0, category: 'backplane' })).toBe('inside SmartSwitch 2000, on its backplane');
  });

  it('says where cells go to and come from the services inside a switch', () => {
    const inner = { node: 3, port: null, category: 'ubr' } as const;
    expect(names.queue(inner)).toBe('SmartSwitch 2000 to the services inside it, UBR');
    expect(names.queue({ ...inner, fromServices: true })).toBe(
      'the services inside SmartSwitch 2000 to the switch, UBR',
    );
    expect(names.queue({ ...inner, category: 'input' })).toBe(
      'into SmartSwitch 2000 from the services inside it, refused on arrival',
    );
  });
});

it('names the process that speaks where a device has several of its kind', () => {
  const scenario = findPreset('class-mpoa')?.build();
  if (scenario === undefined) throw new Error('no preset');
  const { speaker } = namesOf(scenario);
  expect(speaker({ node: 5, process: 'lec', elan: 2 })).toBe('Router, LEC in blue');
  expect(speaker({ node: 5, process: 'mps' })).toBe('Router');
  expect(speaker({ node: 3 })).toBe('West');
});

it('tells traffic between the same two devices apart by its kind, and by its number', () => {
  const scenario = findPreset('class-mpoa')?.build();
  if (scenario === undefined) throw new Error('no preset');
  const [ping, file] = scenario.model.flows;
  if (ping?.kind !== 'ping' || file?.kind !== 'tcp-stream') throw new Error('the preset has other traffic');
  const named = (flows: typeof scenario.model.flows) => {
    const { flow } = namesOf({ ...scenario, model: { ...scenario.model, flows } });
    return flows.map((each) => flow({ id: each.id, from: ping.from, to: ping.to }));
  };
  expect(named([file])).toEqual(['A to B']);
  expect(named([ping, file])).toEqual(['A to B, ping', 'A to B, TCP']);
  expect(named([ping, file, { ...file, id: 9 }])).toEqual(['A to B, ping', 'A to B, TCP, 1', 'A to B, TCP, 2']);
});
