import type { Stored } from '../record/stored-record.ts'

export const mediaKinds = ['image', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

export function mediaKind(contentType: string): MediaKind {
  return contentType.startsWith('image/') ? 'image' : 'document'
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
