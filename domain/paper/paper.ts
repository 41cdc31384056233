import type { Stored } from '../record/stored-record.ts'

export const templateKinds = ['offer', 'reservation', 'preliminary', 'handover', 'other'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** One of the company's own .docx files, which is filled from a deal. */
export interface PaperTemplate extends Stored {
  kind: TemplateKind
  name: string
  url: string
  size: number
  createdAt: string
  updatedAt: string
}

/** A document that was filled from a deal, or a signed one that was scanned. */
export interface Paper extends Stored {
  dealId: string
  kind: TemplateKind | 'scan'
  /** What people read and the file is called when it is downloaded. */
  name: string
  url: string
  size: number
  contentType: string
  createdAt: string
  updatedAt: string
}

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const mostTemplates = 40
export const mostPapers = 100
