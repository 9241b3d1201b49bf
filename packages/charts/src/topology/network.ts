/** What a network drawing is made from: plain data. A `Scenario` of the scenario package fits it as it is. */

export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface NetworkNode {
  readonly id: number;
  readonly kind: 'host' | 'switch' | 'generator' | 'edge' | 'router' | 'server' | 'hub';
  readonly name: string;
  readonly ports: readonly { readonly id: number; readonly phy: string }[];
  readonly interfaces?: readonly { readonly ip: string }[];
}

export interface NetworkLink {
  readonly id: number;
  readonly a: { readonly node: number; readonly port: number };
  readonly b: { readonly node: number; readonly port: number };
  readonly delayPs?: number;
  readonly lengthM?: number;
}

export interface NetworkDrawing {
  readonly model: { readonly nodes: readonly NetworkNode[]; readonly links: readonly NetworkLink[] };
  readonly layout: {
    readonly nodes: Readonly<Record<string, Position>>;
    readonly links: Readonly<Record<string, { readonly waypoints: readonly Position[] }>>;
  };
}
