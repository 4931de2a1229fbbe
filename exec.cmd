@rem Scripts of npm begin with the exec of POSIX, so that signals reach Node; Windows has none.
@%*
