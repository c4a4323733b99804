import styles from './search-failure.module.css';

/** The reason why a search has no results page. */
export function SearchFailure({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
    </div>
  );
}
