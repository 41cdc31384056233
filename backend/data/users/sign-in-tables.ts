/** The tables of the sign-in library, with the columns that we use ourselves. */
export interface SignInTables {
  user: UserRow
  account: AccountRow
  session: SessionRow
  verification: VerificationRow
  twoFactor: TwoFactorRow
  /** These are no tables of the sign-in library. */
  accessLinks: AccessLinkRow
  calendarKeys: CalendarKeyRow
}

export interface UserRow {
  id: string
  revision: number
  name: string
  email: string
  role: string
  /** What an agent gets of a sale, in hundredths of a percent. */
  commissionRate: number
  /** PostgreSQL returns a boolean, SQLite 1; null when it is off. */
  twoFactorEnabled: boolean | number | null
  deactivatedAt: string | null
  lastSignInAt: string | null
  /** 1 for each kind of mail that the person wants. */
  mailsAssigned: number
  mailsDeals: number
  mailsCalls: number
  emailVerified: boolean | number
  createdAt: string
  updatedAt: string
}

interface AccountRow {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: string
  updatedAt: string
}

interface SessionRow {
  id: string
  token: string
  userId: string
  userAgent: string | null
  /** PostgreSQL returns dates, SQLite ISO texts. */
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
}

interface VerificationRow {
  identifier: string
  /** The id of the user. */
  value: string
}

interface TwoFactorRow {
  id: string
  userId: string
  backupCodes: string
}

export interface AccessLinkRow {
  id: string
  secretHash: string
  userId: string
  kind: 'invitation' | 'password'
  expiresAt: string
}

/** The key of the calendar on a person's phone. It is found by its hash, and sealed, to be shown to its owner. */
interface CalendarKeyRow {
  userId: string
  key: string
  hash: string
}
