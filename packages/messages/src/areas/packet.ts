/** Packets in words: layers, fields and what their values mean. Every identifier of the engine has a text, or this does not compile. */
import type { FieldId, LaneTlv, LayerId, Meaning } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/packet.ts';
import data from '../en/packet-data.ts';
import lane from '../en/packet-lane.ts';
import nhrp from '../en/packet-nhrp.ts';
import signalling from '../en/packet-signalling.ts';
import { say as sayData } from './packet-data.ts';
import { say as sayLane } from './packet-lane.ts';
import { say as sayNhrp } from './packet-nhrp.ts';
import { say as saySignalling } from './packet-signalling.ts';

export const say = area('packet', en);

/** The texts about fields: of a field by its identifier, of a field's note, of a parameter. */
type TextId = keyof typeof signalling | keyof typeof lane | keyof typeof nhrp | keyof typeof data;

const isIn = <Texts extends object>(texts: Texts, id: string): id is keyof Texts & string => Object.hasOwn(texts, id);

const isText = (id: string): id is TextId => [signalling, lane, nhrp, data].some((texts) => isIn(texts, id));

function textOf(id: TextId): string {
  if (isIn(signalling, id)) return saySignalling(id);
  if (isIn(lane, id)) return sayLane(id);
  return isIn(nhrp, id) ? sayNhrp(id) : sayData(id);
}

/** “LANE control” */
export const layerName = (id: LayerId): string => say(`layer.${id}`);

/** “REQUESTER-LECID” */
export const fieldName = (id: FieldId): string => textOf(id);

/** What is true of a field in every packet, “zero before the requester has joined”; empty where there is nothing to say. */
export function fieldNote(id: FieldId): string {
  const note = `${id}.note`;
  return isText(note) ? textOf(note) : '';
}

/** “good” */
export const meaningText = (id: Meaning): string => say(`meaning.${id}`);

/** “aging time (C17)”: a parameter of a LAN emulation control frame, by the engine’s identifier or its octets. */
export function tlvName(id: LaneTlv['id']): string {
  const text = `tlv.${id}` as const;
  return sayLane(isIn(lane, text) ? text : 'tlv.unknown');
}
