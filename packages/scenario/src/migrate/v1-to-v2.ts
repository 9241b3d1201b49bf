/** Version 2: groups of devices in the layout. */

/** A document without a layout gets one from the schema's default. */
export function addGroups(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { layout } = document;
  if (typeof layout !== 'object' || layout === null || Array.isArray(layout)) return document;
  return { ...document, layout: { ...layout, groups: [] } };
}
