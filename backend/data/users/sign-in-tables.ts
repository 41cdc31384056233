/** The sign-in library's tables, as far as we read or write them ourselves; it knows more columns. */
export interface SignInTables {
  user: UserRow
  account: AccountRow
  session: SessionRow
  verification: VerificationRow
  twoFactor: TwoFactorRow
  /** Ours alone. */
  accessLinks: AccessLinkRow
}

/** A person with an account: a record to us, though the sign-in library has a hand in it. */
export interface UserRow {
  id: string
  revision: number
  name: string
  email: string
  role: string
  /** SQLite says it with 1; never with no. */
  twoFactorEnabled: boolean | number | null
  deactivatedAt: string | null
  lastSignInAt: string | null
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
  /** PostgreSQL hands over moments, SQLite ISO texts. */
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
}

/** A sign-in that waits for its second factor. */
interface VerificationRow {
  identifier: string
  /** Whose it is. */
  value: string
}

interface TwoFactorRow {
  id: string
  userId: string
  /** A JSON text of hashes. */
  backupCodes: string
}

/** A link that lets somebody set a password, once. */
export interface AccessLinkRow {
  id: string
  secretHash: string
  userId: string
  kind: 'invitation' | 'password'
  expiresAt: string
}
