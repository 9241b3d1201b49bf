/** Drawings: networks of scenarios and presets, and figures of experiments, as files with a tag that names their content. */
import { createHash } from 'node:crypto';
import { type NetworkDrawing, renderTopology, type ThemeName } from '@lanelab/charts';
import { renderPng } from '@lanelab/charts/png';
import type { FigureData } from '@lanelab/papers';
import { findPreset } from '@lanelab/papers/presets';
import type { FigureFormat } from '../schemas/experiment.ts';
import { type PictureFormat, pictureHeight } from '../schemas/picture.ts';
import { draw } from './figure-drawing.ts';
import { readStored, type StoredDocument } from './read-stored.ts';
import type { Finding } from './tasks.ts';

export interface PictureForm {
  readonly format: PictureFormat;
  readonly theme: ThemeName;
  /** px */
  readonly width: number;
}

export interface DrawNetwork extends PictureForm {
  readonly stored: StoredDocument;
}

export interface DrawPreset extends PictureForm {
  readonly preset: string;
}

export interface DrawnFigure {
  readonly data: FigureData;
  readonly format: FigureFormat;
  readonly theme: ThemeName;
}

export interface Drawing {
  readonly body: Uint8Array;
  /** Hash of the body. */
  readonly tag: string;
}

/** A drawing of few devices fills this width; one of many gets more room, and is then scaled down. */
const DRAWING_WIDTH = 800;
const DRAWING_DEVICES = 12;
const MOST_ROOM = 4;

function drawnWidth(devices: number): number {
  return Math.round(DRAWING_WIDTH * Math.min(MOST_ROOM, Math.max(1, Math.sqrt(devices / DRAWING_DEVICES))));
}

function render({ format, theme, width }: PictureForm, network: NetworkDrawing): Uint8Array {
  const own = drawnWidth(network.model.nodes.length);
  const svg = renderTopology(network, { theme, width: own, height: pictureHeight(own) });
  if (format === 'png') return renderPng(svg, width / own);
  const size = `width="${own}" height="${pictureHeight(own)}"`;
  return Buffer.from(svg.replace(size, `width="${width}" height="${pictureHeight(width)}"`));
}

function finding(body: Uint8Array, devices: number): Finding<Drawing> {
  return { devices, value: { body, tag: createHash('sha256').update(body).digest('hex').slice(0, 32) } };
}

export function drawNetwork({ stored, ...form }: DrawNetwork): Finding<Drawing> {
  const network = readStored(stored);
  return finding(render(form, network), network.model.nodes.length);
}

export function drawPreset({ preset, ...form }: DrawPreset): Finding<Drawing> {
  const network = findPreset(preset)?.build();
  if (network === undefined) throw new Error(`there is no preset ${preset}`);
  return finding(render(form, network), network.model.nodes.length);
}

export function drawFigure({ data, format, theme }: DrawnFigure): Finding<Drawing> {
  return finding(draw(data, format, theme), 0);
}
