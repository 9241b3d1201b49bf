/** The reader's settings, kept in the address as they change. */
import type { Experiment } from '@lanelab/papers';
import { useEffect, useState } from 'react';
import { replaceQuery } from '../../base/ui/location.ts';
import { settingsFromQuery, settingsToQuery } from './address.ts';
import type { Settings } from './settings.ts';

interface KeptSettings {
  readonly settings: Settings;
  readonly setSettings: (next: Settings | ((now: Settings) => Settings)) => void;
  /** What of the address could not be used when the page opened. */
  readonly problems: readonly string[];
}

export function useSettings(experiment: Experiment): KeptSettings {
  const [first] = useState(() => settingsFromQuery(experiment, location.search));
  const [settings, setSettings] = useState(first.settings);
  useEffect(() => {
    // An address that could not be used stays to be corrected until something is changed here.
    if (settings === first.settings) return;
    replaceQuery(settingsToQuery(experiment, settings), ['theme']);
  }, [experiment, settings, first]);
  return { settings, setSettings, problems: settings === first.settings ? first.problems : [] };
}
