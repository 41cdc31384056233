import type { EnquirySource } from '../enquiry/enquiry-source.ts'
import type { Language } from '../language.ts'
import type { Stored } from '../record/stored-record.ts'
import type { ClientValues } from './client-fields.ts'

export interface Client extends ClientValues, Stored {
  /** The client whose double this one is; `null` for a client that stands for itself. */
  joinedTo: string | null
  createdAt: string
  updatedAt: string
}

/** Who an enquiry or a reservation is from, as it was typed. */
export interface Contact {
  name: string
  phone: string
  email: string
  language?: Language | undefined
  source?: EnquirySource | undefined
  agentId?: string | null | undefined
}
