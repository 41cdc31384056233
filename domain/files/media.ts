import type { Entrance } from '../building/building.ts'
import type { PanoramaPlace } from '../panorama/panorama.ts'
import type { Stored } from '../record/stored-record.ts'

export const mediaKinds = ['image', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

export function mediaKind(contentType: string): MediaKind {
  return contentType.startsWith('image/') ? 'image' : 'document'
}

/** Whether an apartment may show the file as a photo: GIFs may not. */
export function isPhoto({ type, url }: Pick<MediaValues, 'type' | 'url'>): boolean {
  return type === 'image' && !url.endsWith('.gif')
}

export function isNamed({ name }: Pick<MediaValues, 'name'>, search: string): boolean {
  const [folded, ...tokens] = [name, ...search.split(/\s+/)].map((text) => text.toLocaleLowerCase('bg'))
  return tokens.every((word) => folded?.includes(word))
}

export interface MediaValues {
  name: string
  url: string
  type: MediaKind
  size: number
  storagePath: string
}

export interface MediaFile extends MediaValues, Stored {
  uploadedAt: string
}

export type FileUse =
  | { kind: 'apartment'; id: string; number: string; entrance: Entrance }
  | { kind: 'store'; id: string; title: string }
  | { kind: 'progressEntry'; id: string; date: string }
  | { kind: 'floorPlan'; entrance: Entrance; floor: number }
  | { kind: 'parkingPlan'; level: number }
  | { kind: 'buildingView'; id: string; name: string }
  | ({ kind: 'panorama'; id: string } & PanoramaPlace)
  | { kind: 'settings'; id: string }
  | { kind: 'building' }
