interface ScenarioJsonSchema {
  readonly scenario: object;
  readonly parts: Readonly<Record<string, object>>;
}
declare function scenarioJsonSchema(refer: (name: string) => string): ScenarioJsonSchema;
export { ScenarioJsonSchema, scenarioJsonSchema };
