/** The style sheet of the control pages. */
export const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b2b5e }
  h1 { border-bottom: 4px solid #dca510 }
  button { font: inherit; padding: .3rem .8rem; margin: .15rem; border: 1px solid #324c9c; border-radius: 6px; background: #fff; color: #324c9c; cursor: pointer }
  button[aria-pressed=true] { background: #324c9c; color: #fff }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .2rem .6rem; border-bottom: 1px solid #ddd }
  .bad { color: #a11; font-weight: 600 } input { font: inherit; padding: .3rem }
`
