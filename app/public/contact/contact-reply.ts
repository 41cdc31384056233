/** What the server says to a sent form; on a refusal it hands back what was typed. */
export interface ContactReply {
  sent?: boolean
  /** Of an enquiry that was taken: when somebody will call, and where its sender may go on. */
  when?: string
  ways?: { url: string; text: string; isFile?: boolean }[]
  typed?: Record<string, string>
  errors?: Record<string, string[] | null>
  problem?: string
  /** No apartment has the number that was sent: the form goes on without it. */
  withoutApartment?: boolean
  /** What it was about is not there (any more): the form goes on without it. */
  withoutAbout?: boolean
  /** Said by the browser itself: the server may never have got the form. */
  noResponse?: boolean
}
