import type { FontRun } from '../text/font-runs.ts';
import type { XmlElement } from './parse-xml.ts';
import type { Styles } from './styles.ts';

/** Content that is not text of a document: deleted passages, comments, labels and descriptions. */
const skipped: ReadonlySet<string> = new Set([
  ...['text:tracked-changes', 'text:note-citation', 'text:ruby-text', 'text:sequence-decls', 'text:variable-decls'],
  ...['office:annotation', 'office:annotation-end', 'office:forms', 'office:event-listeners', 'table:shapes'],
  ...['draw:image', 'draw:object', 'draw:object-ole', 'draw:plugin', 'draw:applet', 'svg:title', 'svg:desc'],
]);

const blanks: ReadonlySet<string> = new Set([
  'text:s',
  'text:tab',
  'text:line-break',
  'text:p',
  'text:h',
  'table:table',
]);

/** Texts that are drawn outside their paragraph: footnotes and frames. */
const separate: ReadonlySet<string> = new Set(['text:note-body', 'draw:text-box']);

/** Runs of the text within an element. `font`: of the text around it; `apart` collects footnotes and texts of frames, which else are a part of the runs. */
export function inlineRuns(element: XmlElement, font: string | null, styles: Styles, apart?: XmlElement[]): FontRun[] {
  const runs: FontRun[] = [];
  const visit = ({ children }: XmlElement, own: string | null): void => {
    for (const child of children) {
      if (typeof child === 'string') {
        runs.push({ font: own, text: child });
        continue;
      }
      if (skipped.has(child.name)) continue;
      if (separate.has(child.name)) {
        if (apart) {
          apart.push(child);
          continue;
        }
        runs.push({ font: own, text: ' ' });
      }
      if (blanks.has(child.name)) runs.push({ font: own, text: ' ' });
      const style = child.attributes.get('text:style-name');
      const family = child.name === 'text:p' || child.name === 'text:h' ? 'paragraph' : 'text';
      visit(child, styles.fontOf(family, style) ?? own);
    }
  };
  visit(element, font);
  return runs;
}
