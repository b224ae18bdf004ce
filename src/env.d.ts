interface ImportMetaEnv {
  /** Where errors of readers are reported; '' for nowhere. Set at build. */
  readonly REPORT_URL?: string
}

/** A copy of the module for the boot script, which is inlined and imports no chunk. */
declare module '@/lib/site-address?boot' {
  export * from '@/lib/site-address'
}
