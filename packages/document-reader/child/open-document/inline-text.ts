import type { HiddenPart } from '../../types.ts';
import type { FontRun } from '../text/font-runs.ts';
import { elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { raised } from '../text/raised.ts';
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

interface InlineOptions {
  /** Collects footnotes and texts of frames, which else are a part of the runs. */
  readonly apart?: XmlElement[] | undefined;
  /** Whether the ground may be dark, as in filled cells and frames. */
  readonly isOnGround?: boolean;
  /** Receives whether a text was hidden. */
  readonly hidden?: Set<HiddenPart> | undefined;
  /** Whether numbers of pages are left out, as in headers. */
  readonly isMargin?: boolean | undefined;
}

const PAGE_NUMBERS: ReadonlySet<string> = new Set(['text:page-number', 'text:page-count']);

/** Runs of the text within an element. `font`: of the text around it. */
export function inlineRuns(
  element: XmlElement,
  font: string | null,
  styles: Styles,
  { apart, hidden, isMargin = false, isOnGround = false }: InlineOptions = {},
): FontRun[] {
  const runs: FontRun[] = [];
  const isHidden = ({ name, attributes }: XmlElement): boolean => {
    if (name === 'text:hidden-text' || name === 'text:hidden-paragraph')
      return attributes.get('text:is-hidden') !== 'false';
    const family = name === 'text:p' || name === 'text:h' ? 'paragraph' : 'text';
    const style = attributes.get('text:style-name');
    return styles.isHidden(family, style) || (!isOnGround && styles.isWhite(family, style));
  };
  const addHidden = (part: XmlElement) => {
    if (hasText(part)) hidden?.add('text');
  };
  const visit = ({ name, attributes, children }: XmlElement, own: string | null): void => {
    const isRaised = name === 'text:span' && styles.isRaised(attributes.get('text:style-name'));
    for (const child of children) {
      if (typeof child === 'string') {
        runs.push({ font: own, text: isRaised ? raised(child) : child });
        continue;
      }
      if (skipped.has(child.name) || (isMargin && PAGE_NUMBERS.has(child.name))) continue;
      if (isHidden(child)) {
        addHidden(child);
        continue;
      }
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
  if (isHidden(element) || elementsOf(element).some((part) => part.name === 'text:hidden-paragraph' && isHidden(part)))
    addHidden(element);
  else visit(element, font);
  return runs;
}

const hasText = ({ children }: XmlElement): boolean =>
  children.some((child) => (typeof child === 'string' ? child.trim() !== '' : hasText(child)));
