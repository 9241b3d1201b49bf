/** The tables, as `migrations/` makes them. */
export interface Tables {
  scenarios: {
    id: string;
    edit_key_hash: string;
    revision: number;
    created_at: string;
    updated_at: string;
  };
  scenario_revisions: {
    scenario_id: string;
    revision: number;
    hash: string;
    document: string;
    created_at: string;
  };
  results: {
    key: string;
    kind: string;
    bytes: number;
    used_at: string;
    value: string;
  };
}
