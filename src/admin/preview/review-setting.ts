import { local } from '@/lib/storage'

/** Remembered on the device, whoever is signed in. */
export const reviewKey = 'form:review'

/** Whether an editor is shown what changes for readers before a correction is saved. */
export const isReviewOn = () => local.read(reviewKey) !== 'off'

export function setReview(isOn: boolean): void {
  if (isOn) local.remove(reviewKey)
  else local.write(reviewKey, 'off')
}
