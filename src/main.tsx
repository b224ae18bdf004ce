import './ui/base.css'

export { boot } from './app/start'
