import type { Stored } from '../record/stored-record.ts'

export const templateKinds = ['offer', 'reservation', 'preliminary', 'handover', 'other'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** Why a .docx is no template. */
export const templateFaults = [
  'not-word',
  'damaged',
  'too-much',
  'macros',
  'external',
  'field',
  'unknown-part',
] as const
export type TemplateFault = (typeof templateFaults)[number]

/** The names that a template asks for, or why it is not filled. */
export type TemplateJudgement = { names: string[] } | { fault: TemplateFault }

/** One of the company's own .docx files, which is filled from a deal. */
export interface PaperTemplate extends Stored {
  kind: TemplateKind
  name: string
  url: string
  size: number
  /** Made when it came; null of an older one that is still to be judged. */
  judgement: TemplateJudgement | null
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
