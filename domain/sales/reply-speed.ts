import type { EnquiryWork } from '../enquiry/enquiry-work.ts'
import { medianReplyTime } from '../enquiry/reply-time.ts'

/** The median time to the first answer, in milliseconds; absent where nobody was answered. */
export interface ReplySpeed {
  last: number | undefined
  /** In as many days before those. */
  before: number | undefined
}

type RepliedEnquiry = Pick<EnquiryWork, 'answeredAt'> & { submittedAt: string }

const dayLength = 24 * 60 * 60_000

/** Of enquiries that arrived in the last so many days, beside those of the days before. */
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
