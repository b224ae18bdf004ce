import { actualites } from './actualites'
import { interviews } from './interviews'

/**
 * The lists whose records have pages of their own, by their slugs. In a file of its own for the Vite configuration, which
 * cannot follow "@/".
 */
export const recordLists = [actualites, interviews] as const
