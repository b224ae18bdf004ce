import type { DetailsOf } from '@/site/services/families/case-details'
import type { judicial } from '@/site/services/families/judicial'
import { creditorDetails } from './creditors'
import { criminalDetails } from './criminal'
import { disputeDetails } from './disputes'

/** What article 4 and the procedure usual for each of these cases say; the institution has to confirm the steps. */
export const judicialDetails: DetailsOf<typeof judicial> = { ...criminalDetails, ...creditorDetails, ...disputeDetails }
