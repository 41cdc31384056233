import type { FileUse } from '../../../domain/files/media.ts'
import type { Mention } from '../../../domain/personal-data/personal-data.ts'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { Warning } from '../../../domain/record/warning.ts'
import type { Status } from '../../../domain/status.ts'
import type { Database } from '../database.ts'
import type { Collection, ImportedTable } from '../schema.ts'

/**
 * What the history, the stored files and personal data need to know of a collection. Every property is required: null
 * says that a collection has no such thing, and a collection that is left out does not compile.
 */
export interface CollectionDescriptor<Name extends Collection> {
  /** Reads what the history names records by, such as a number or a title. */
  readFacts: ((db: Database, ids: string[]) => Promise<{ id: string }[]>) | null
  /** Reads which stored files the records point to. The sweep takes any other file for unreferenced. */
  readFiles: ((db: Database) => Promise<FileReference[]>) | null
  /** Reads free texts, which may name a person. Each list of texts is sorted by itself. */
  readTexts: ((db: Database) => AsyncIterable<PersonalText>[]) | null
  /** Reads which units the records need: a unit that something needs is not removed with the batch that added it. */
  readUnitUses: ((db: Database) => Promise<UnitUse[]>) | null
  /** Restores a deleted record. Which collections can be restored is listed in domain/record/removal.ts. */
  restore: Name extends RestorableCollection ? RestoreRule : null
  /** How a change of a record is reverted; undefined for a record whose changes cannot be reverted. */
  revert: ((recordId: string) => RevertRule | undefined) | null
  /** Removes records that a batch has added. Nothing else points to them, and they have no files. */
  removeAdded: Name extends ImportedTable ? (db: Database, ids: string[]) => Promise<void> : null
}

export interface FileReference {
  path: string
  /**
   * What the file is used for. Undefined for the media library, which shows the uses that other collections
   * make of its files.
   */
  use?: FileUse
}

export interface PersonalText extends Mention {
  /**
   * The moment of the text, if it has one. Texts with a moment are sorted by it, newest first, and others by
   * the number of their apartment or parking spot.
   */
  at?: string
}

export interface UnitUse {
  id: string
  use: 'sold' | 'reserved' | 'used'
}

/** A deleted record as the history holds it. */
export interface Removal {
  collection: RestorableCollection
  /** The id of the change that says that the record was deleted. */
  changeId: string
  at: string
  id: string
  /** The revision of the deletion itself: one more than the record's last revision. */
  revision: number
  createdAt: string
  values: Record<string, unknown>
}

export interface RestoreRule {
  /**
   * Restores the record without the files of `missingUrls`. Returns undefined when there is a record with the
   * same id.
   */
  restore(db: Database, removal: Removal, missingUrls: string[]): Promise<unknown>
  listWarnings?(db: Database, removal: Removal): Promise<Warning[]>
}

export interface RevertRule {
  find(db: Database, id: string): Promise<Stored | undefined>
  /** The fields of the record's form, which a revert changes. Images and brochures are not among them. */
  fields: string[]
  /**
   * The image that the fields were drawn on: neither a change that has replaced it nor one before that can be
   * reverted.
   */
  drawnOn?: string
  update(db: Database, id: string, revision: number, values: unknown): Promise<unknown>
  /**
   * Throws when the reverted status would contradict an active reservation, which is ended on its own screen.
   */
  assertStatusAllowed?(db: Database, id: string, change: { before: Status; now: Status }): Promise<void>
}
