import { local } from '@/lib/storage'

/** Stored on the device for all users. */
const reviewKey = 'form:review'

/** Whether the changes for readers are shown before an update is saved. */
export const isReviewOn = () => local.read(reviewKey) !== 'off'

export function setReview(isOn: boolean): void {
  if (isOn) local.remove(reviewKey)
  else local.write(reviewKey, 'off')
}
