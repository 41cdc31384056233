import type { EnquiryWork } from '../enquiry/enquiry-work.ts'

/** The median time until the first reply to an enquiry, in milliseconds; undefined without replies. */
export interface ReplySpeed {
  last: number | undefined
  /** The median of the preceding period, which has the same length. */
  before: number | undefined
}

type RepliedEnquiry = Pick<EnquiryWork, 'answeredAt'> & { submittedAt: string }

const dayLength = 24 * 60 * 60_000

export function replySpeed(enquiries: readonly RepliedEnquiry[], now: Date, days: number): ReplySpeed {
  const ago = (count: number) => new Date(now.getTime() - count * dayLength).toISOString()
  const [recent, older] = [ago(days), ago(2 * days)]
  return {
    last: medianReplyTime(enquiries.filter(({ submittedAt }) => submittedAt >= recent)),
    before: medianReplyTime(
      enquiries.filter(({ submittedAt }) => submittedAt >= older && submittedAt < recent),
    ),
  }
}

/** In milliseconds. Enquiries without a reply, or whose time of reply was not recorded, do not count. */
export function medianReplyTime(enquiries: readonly RepliedEnquiry[]): number | undefined {
  return medianOf(
    enquiries.flatMap(({ submittedAt, answeredAt }) =>
      answeredAt === null ? [] : [Date.parse(answeredAt) - Date.parse(submittedAt)],
    ),
  )
}

export function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return sorted.length === 0 ? undefined : middle.reduce((sum, one) => sum + one, 0) / middle.length
}
